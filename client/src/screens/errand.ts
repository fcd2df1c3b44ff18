/** What the host asked for before the table was opened: "Play now" adds bots and starts. It is done once. */

export interface Errand {
  code: string
  bots: number
}

let waiting: Errand | null = null

export function leaveErrand(errand: Errand): void {
  waiting = errand
}

/** Whether such a request waits at this table. */
export function hasErrand(code: string): boolean {
  return waiting?.code === code
}

export function takeErrand(code: string): Errand | null {
  const errand = hasErrand(code) ? waiting : null
  if (errand) waiting = null
  return errand
}
