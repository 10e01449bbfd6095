import { useSearchParams } from "react-router"
import { localPath, withReturn } from "../way-back.rules.ts"

type Why = "booking" | "ended"
const isReason = (text: string | null): text is Why => text === "booking" || text === "ended"

/** Where this page leads back to and why somebody was sent here, from its address; `keep` writes both on a link to the next page on that way. */
export const useWayBack = () => {
  const [query] = useSearchParams()
  const redirect = localPath(query.get("redirect"))
  const asked = query.get("why")
  const why = redirect && isReason(asked) ? asked : undefined
  return {
    redirect,
    why,
    keep: (path: string) => withReturn(path, redirect, why),
  }
}
