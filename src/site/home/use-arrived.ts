import { useEffect, useState } from "react"

/** What is there, or on its way: then what came before it, and undefined the first time. */
export const useArrived = <T>(one: T | Promise<T>): T | undefined => {
  const [arrived, setArrived] = useState<T>()
  useEffect(() => {
    if (!(one instanceof Promise)) return
    let isWanted = true
    void one.then((value) => isWanted && setArrived(value))
    return () => {
      isWanted = false
    }
  }, [one])
  return one instanceof Promise ? arrived : one
}
