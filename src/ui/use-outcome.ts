import { useState } from "react"

/**
 * What a form was answered, and the how-manieth answer it is: as the key of its alert, `nth` has the same words read out
 * a second time.
 */
export function useOutcome<T>() {
  const [told, setTold] = useState<{ outcome?: T | undefined; nth: number }>({ nth: 0 })
  const tell = (outcome: T | undefined) => setTold(({ nth }) => ({ outcome, nth: nth + 1 }))
  return { ...told, tell }
}
