import { useEffect, useState } from "react"

/** Whether an instant is still to come; drawn anew when it has. */
export const useIsBefore = (instant: string | null) => {
  const [now, setNow] = useState(() => Date.now())
  const at = instant === null ? Number.NEGATIVE_INFINITY : Date.parse(instant)
  useEffect(() => {
    const left = at - Date.now()
    if (left <= 0) return setNow(Date.now())
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [at])
  return at > now
}
