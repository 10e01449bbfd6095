import { useEffect, useState } from "react"
import { toast } from "./toast-store.ts"

/** A list that does not load anew stays as it was, with what is open and typed in front of it, and the failure is said. */
export function useLastGood<V extends { failure: string | null }>(view: V, address: string): V {
  const [good, setGood] = useState({ view, address })
  const failure = good.address === address && good.view.failure === null ? view.failure : null
  if (failure === null && (good.view !== view || good.address !== address)) setGood({ view, address })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second failure in the same words is said again
  useEffect(() => {
    if (failure !== null) toast("error", failure, 5000)
  }, [view, failure])
  return failure === null ? view : good.view
}
