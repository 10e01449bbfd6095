import { redirect, replace } from "react-router"

/**
 * A redirect for loaders in the browser. On the way back and forward, and on the first page, the address is already the
 * one that leads away: it is replaced, or Back would come to it for ever.
 */
export const redirectOrReplace = (request: Request, to: string) => {
  const { pathname, search } = new URL(request.url)
  const isHere = pathname === window.location.pathname && search === window.location.search
  return isHere ? replace(to) : redirect(to)
}
