/** The sounds that the companion plays: those of the clock, the music, and of turning sand over. */

const GROUPS: readonly string[] = ['gongs', 'music']
const BESIDES: readonly string[] = ['sand-turned']

export function isOfUse({ name, group }: { name: string; group: string }): boolean {
  return GROUPS.includes(group) || BESIDES.includes(name)
}
