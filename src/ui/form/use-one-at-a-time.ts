import { useEffect, useRef, useState } from "react"

/** Runs one task at a time and ignores calls in between, of a double click say. */
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
  const run = async (work: () => Promise<unknown>) => {
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
  return { busy, isHere: () => isHere.current, run: run }
}
