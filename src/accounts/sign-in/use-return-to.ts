import { useSearchParams } from "react-router"
import { localPath, reasonIn, withReturn } from "../return-to.rules.ts"

/** Where this page leads back to and why somebody was sent here, from its address; `keep` writes both on a link to the next page on that way. */
export const useReturnTo = () => {
  const [query] = useSearchParams()
  const redirect = localPath(query.get("redirect"))
  const why = redirect ? reasonIn(query.get("why")) : undefined
  return {
    redirect,
    why,
    keep: (path: string) => withReturn(path, redirect, why),
  }
}
