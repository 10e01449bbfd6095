// What a page may say of itself: `export const handle: PageHandle = { … }`.
export interface CachePolicy {
  seconds: number
  /** Names of the query that the page reads; each once. */
  reads: readonly string[]
  /** Names that a form without script sends once for each box that is ticked: the page is made for all of them, joined. */
  lists?: readonly string[]
}

export interface PageHandle {
  keep?: CachePolicy
  /** Sent without the application (docs/decisions/0005). */
  still?: boolean
}

/** Whether a page among these is sent without the application. */
export const isStaticPage = (matches: readonly { handle?: unknown }[]) =>
  matches.some(({ handle }) => (handle as PageHandle | undefined)?.still === true)
