// What a page may say of itself: `export const handle: PageHandle = { … }`.
export interface Keep {
  seconds: number
  /** Names of the query that the page reads; each once. */
  reads: readonly string[]
}

export interface PageHandle {
  keep?: Keep
  /** Sent without the application (docs/decisions/0005). */
  still?: boolean
}

/** Whether a page among these is sent without the application. */
export const isStill = (matches: readonly { handle?: unknown }[]) =>
  matches.some(({ handle }) => (handle as PageHandle | undefined)?.still === true)
