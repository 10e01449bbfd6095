import { createContext } from "react-router"
import type { Ctx } from "./context.server.ts"

/** What a page's loader, middleware and the renderer are given for one request. */
export interface PageContext {
  ctx: Ctx
  /** Empty for a page that is kept and shared: its policy names hashes instead. */
  nonce: string
  demo: boolean
  showsMails: boolean
}

export const pageContext = createContext<PageContext>()
