import { useEffect, useState } from "react"
import { loadOwnMobile } from "./profile.actions.ts"

/** The number of the account, to be offered in a field; undefined without an answer: they may type it. */
export const useOwnMobile = (isSignedIn: boolean) => {
  const [mobile, setMobile] = useState<string>()
  useEffect(() => {
    if (isSignedIn) void loadOwnMobile().then(setMobile, () => {})
  }, [isSignedIn])
  return mobile
}
