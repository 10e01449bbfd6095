import { useSearchParams } from "react-router"
import { localPath, withReturn } from "./account.rules.ts"

/** Why somebody was sent here, said in a line; the way back alone does not tell. */
const reasons = {
  booking: {
    logIn: "Your booking is kept. Log in to send it.",
    signUp: "Your booking is kept. Create an account to send it.",
  },
  ended: {
    logIn: "Your session has ended. Log in to go on where you were.",
    signUp: "Your session has ended. Log in to go on where you were.",
  },
}
const isReason = (text: string | null): text is keyof typeof reasons => text !== null && Object.hasOwn(reasons, text)

/** Where this page leads back to and why, from its address; `keep` writes both on a link to the next page on that way. */
export const useWayBack = () => {
  const [query] = useSearchParams()
  const redirect = localPath(query.get("redirect"))
  const asked = query.get("why")
  const why = redirect && isReason(asked) ? asked : undefined
  return {
    redirect,
    reason: why && reasons[why],
    keep: (path: string) => withReturn(path, redirect, why),
  }
}
