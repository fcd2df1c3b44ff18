/** The server's requests over HTTP: tables, seats, replays. Errors are problems with a code that has words. */

import type {
  AttemptShown,
  ChallengeShown,
  DailyPlace,
  DailyShown,
  NewDaily,
  NewLesson,
  NewTable,
  ReplayShown,
  Report,
  SeatTaken,
  Story,
  TableShown,
  TableView,
  TakeSeat,
} from '../generated/wire.ts'
import { tokens } from './tokens.ts'

/** Problems that a person can do something about; any other code has the words of `internal`. */
export type ProblemCode =
  | 'no_such_table'
  | 'no_such_game'
  | 'other_log'
  | 'cut_log'
  | 'table_full'
  | 'not_now'
  | 'bad_token'
  | 'bad_settings'
  | 'host_only'
  | 'server_full'
  | 'too_many_tables'
  | 'too_many_requests'
  | 'too_many_misses'
  | 'too_many_connections'
  | 'server_busy'
  | 'table_locked'
  | 'banned'
  | 'trouble'
  | 'malformed'
  | 'server_away'
  | 'internal'

export class ApiProblem extends Error {
  readonly code: ProblemCode
  readonly detail: string

  constructor(code: ProblemCode, detail = '') {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'ApiProblem'
    this.code = code
    this.detail = detail
  }
}

const WAIT_MS = 8000

/** Opens a table and takes its first seat; the seat's secret is stored. */
export async function createTable(wish: NewTable): Promise<SeatTaken> {
  return keep(await request<SeatTaken>('POST', '/api/tables', wish))
}

/** Starts a lesson: its game is running when this returns. */
export async function createLesson(wish: NewLesson): Promise<SeatTaken> {
  return keep(await request<SeatTaken>('POST', '/api/lessons', wish))
}

/** Opens a table for the temple of the day and takes its first seat. */
export async function enterDaily(wish: NewDaily): Promise<SeatTaken> {
  return keep(await request<SeatTaken>('POST', '/api/daily', wish))
}

/** The results of all teams in the temple of the day. */
export function showDaily(): Promise<DailyShown> {
  return request<DailyShown>('GET', '/api/daily')
}

/** The rank of a finished game in the temple of its day; `no_such_game` if it does not count. */
export function showPlace(game: string): Promise<DailyPlace> {
  return request<DailyPlace>('GET', `/api/daily/${encodeURIComponent(game)}`)
}

export async function takeSeat(code: string, wish: TakeSeat): Promise<SeatTaken> {
  return keep(await request<SeatTaken>('POST', `${tableAddress(code)}/seats`, wish))
}

export async function showTable(code: string): Promise<TableView> {
  return (await showInvitation(code)).table
}

/** The table, its invitation link, and the settings of the next game. */
export function showInvitation(code: string): Promise<TableShown> {
  return request<TableShown>('GET', tableAddress(code))
}

/** The link as a QR code. */
export function qrAddress(code: string): string {
  return `${tableAddress(code)}/qr.svg`
}

/** The address of a dice tray at this table as a QR code. */
export function trayQrAddress(code: string): string {
  return `${tableAddress(code)}/tray.svg`
}

/** Leaves the seat, which becomes free unless a game is running; in any case this browser forgets its secret. */
export async function leaveSeat(code: string, token = tokens.of(code)): Promise<void> {
  tokens.forget(code)
  if (token) await request<void>('DELETE', `${tableAddress(code)}/seats`, undefined, token)
}

export function listReplays(code: string): Promise<ReplayShown[]> {
  return request<ReplayShown[]>('GET', `${tableAddress(code)}/replays`)
}

export function replayAddress(game: string): string {
  return `/api/replays/${encodeURIComponent(game)}`
}

/** The story of a finished game. */
export function tellStory(game: string): Promise<Story> {
  return request<Story>('GET', `${replayAddress(game)}/story`)
}

/** A link to the replay as a QR code. */
export function replayQrAddress(game: string): string {
  return `${replayAddress(game)}/qr.svg`
}

/** A finished game as frames, one message per line: as a spectator saw it (-1), or one of the seats. */
export async function fetchFrames(game: string, seat: number): Promise<string> {
  const answer = await reach('GET', `${replayAddress(game)}/frames${seat < 0 ? '' : `?seat=${seat}`}`, undefined, '')
  if (answer.ok) return answer.text()
  throw await problemOf(answer)
}

/** Whether a finished game was fair: the server replays it and draws all random results again. */
export function judgeReplay(game: string): Promise<Report> {
  return request<Report>('GET', `${replayAddress(game)}/verdict`)
}

/** The challenges that a table has tried and passed, the oldest first. */
export function showAttempts(code: string): Promise<AttemptShown[]> {
  return request<AttemptShown[]>('GET', `${tableAddress(code)}/challenges`)
}

/** The results of all tables of this server, for each challenge. */
export function showChallenges(): Promise<ChallengeShown[]> {
  return request<ChallengeShown[]>('GET', '/api/challenges')
}

/** Why a table's connection cannot be opened: the code of a problem, or '' if the table itself is fine. */
export async function explainTable(code: string): Promise<string> {
  try {
    await showTable(code)
    return ''
  } catch (error) {
    return error instanceof ApiProblem ? error.code : 'internal'
  }
}

export function tableAddress(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}`
}

export function socketAddress(code: string): string {
  const { protocol, host } = globalThis.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${tableAddress(code)}/socket`
}

function keep(taken: SeatTaken): SeatTaken {
  tokens.keep(taken.code, taken.token)
  return taken
}

async function request<T>(method: string, path: string, body?: object, token = ''): Promise<T> {
  const answer = await reach(method, path, body, token)
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  throw await problemOf(answer)
}

async function reach(method: string, path: string, body: object | undefined, token: string): Promise<Response> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const text = body && JSON.stringify(body)
  if (text) headers['Content-Type'] = 'application/json'
  try {
    return await fetch(path, { method, headers, signal: AbortSignal.timeout(WAIT_MS), ...(text ? { body: text } : {}) })
  } catch (error) {
    throw new ApiProblem('server_away', String(error))
  }
}

/** A proxy in front of an unreachable server answers too, but not with a problem of ours. */
async function problemOf(answer: Response): Promise<ApiProblem> {
  const said = (await answer.json().catch(() => null)) as { code?: string; detail?: string } | null
  if (said?.code) return new ApiProblem(said.code as ProblemCode, said.detail)
  return new ApiProblem(answer.status >= 502 ? 'server_away' : 'internal', `${answer.status}`)
}
