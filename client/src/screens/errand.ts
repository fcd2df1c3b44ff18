/** What the host asked for before the table was there: "Play now" sits bots down and starts. It is done once. */

export interface Errand {
  code: string
  bots: number
}

let waiting: Errand | null = null

export function leaveErrand(errand: Errand): void {
  waiting = errand
}

/** Whether something waits to be done at this table. */
export function hasErrand(code: string): boolean {
  return waiting?.code === code
}

export function takeErrand(code: string): Errand | null {
  const errand = hasErrand(code) ? waiting : null
  if (errand) waiting = null
  return errand
}
