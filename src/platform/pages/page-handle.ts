import { createContext } from "react-router"
import type { Contract } from "../api/contract.ts"
import type { Ctx } from "../context.server.ts"

/** What a page's loader, middleware and the renderer are given for one request. */
interface PageContext {
  ctx: Ctx
  /** Stands on what we write into this page to be run, and on nothing else. */
  nonce: string
  /** Made for everybody: the nonce is taken off again, and the policy names the hashes of what carried it. */
  isCached: boolean
  demo: boolean
  showsMails: boolean
}

export const pageContext = createContext<PageContext>()

/** What a page that takes a form is given beside it: makes the call as the JSON adapter would, for who sent the form. */
export interface PostContext {
  answer: (contract: Contract, raw: Record<string, unknown>) => Promise<{ message?: string }>
}

export const postContext = createContext<PostContext>()

// What a page may say of itself: `export const handle: PageHandle = { … }`.
export interface CachePolicy {
  seconds: number
  /** Names of the query that the page reads; each once. */
  reads: readonly string[]
  /** Names that a form without script sends once for each box that is ticked: the page is made for all of them, joined. */
  lists?: readonly string[]
}

export interface PageHandle {
  cache?: CachePolicy
  /** Sent without the application (docs/decisions/0005). */
  isStatic?: boolean
}

/** Whether a page among these is sent without the application. */
export const isStaticPage = (matches: readonly { handle?: unknown }[]) =>
  matches.some(({ handle }) => (handle as PageHandle | undefined)?.isStatic === true)
