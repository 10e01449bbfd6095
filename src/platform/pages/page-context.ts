import { createContext } from "react-router"
import type { Contract } from "../api/contract.ts"
import type { Ctx } from "../context.server.ts"

/** What a page's loader, middleware and the renderer are given for one request. */
export interface PageContext {
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
