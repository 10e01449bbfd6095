import { useEffect, useState } from "react"
import { toast } from "../toast-store.ts"

/** A list that does not load anew stays as it was, with what is open and typed in front of it, and the failure is said. */
export function useLastGood<V extends { failure: string | null }>(view: V, address: string): V {
  const [good, setGood] = useState({ view, address })
  const isKept = view.failure !== null && good.view.failure === null && good.address === address
  if (!isKept && (good.view !== view || good.address !== address)) setGood({ view, address })
  // Once, however often it is tried again.
  const failure = isKept ? view.failure : null
  useEffect(() => {
    if (failure !== null) toast("error", failure, 5000)
  }, [failure])
  return isKept ? good.view : view
}
