import { INK } from '../../art/palette.ts'

/** Two rings around the feet of a bound adventurer, 58 wide. */
export function rings(): string {
  const loop = (x: number): string =>
    `<ellipse cx="${x}" rx="20" ry="8" fill="none" stroke="${INK}" stroke-width="8"/><ellipse cx="${x}" rx="20" ry="8" fill="none" stroke="#b98cff" stroke-width="4"/>`
  return `${loop(-13)}${loop(13)}`
}

/** Strings that lead up from an adventurer that another player steers. */
export function strings(): string {
  const cord = (x: number, top: number): string =>
    `<path d="M${x * 0.45}-78L${x}-${top}" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M${x * 0.45}-78L${x}-${top}" stroke="#d9c2ff" stroke-width="2.200" stroke-linecap="round"/>`
  return `${cord(-26, 26)}${cord(0, 46)}${cord(26, 26)}<rect x="-18" y="-84" width="36" height="9" rx="4" fill="#8b4be0" stroke="${INK}" stroke-width="2.400"/>`
}
