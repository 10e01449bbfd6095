import { useEffect, useRef, useState } from "react"

/** One sending at a time: what comes in between, a double click say, is nothing. */
export const useOneAtATime = () => {
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const alone = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }
  return { busy, isHere: () => isHere.current, alone }
}
