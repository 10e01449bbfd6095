import { useEffect, useState } from "react"
import { askLocationCounts, type CountsAnswer } from "../location-admin.actions.ts"

/** The counts, asked for as the section is shown, and again by `retry`. */
export const useLocationCounts = () => {
  const [answer, setAnswer] = useState<CountsAnswer>()
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    if (!isLoading) return
    const leaving = new AbortController()
    const show = (came: CountsAnswer) => {
      setAnswer(came)
      setLoading(false)
    }
    askLocationCounts(leaving.signal).then(show, () => {})
    return () => leaving.abort()
  }, [isLoading])
  return { answer, isLoading, retry: () => setLoading(true) }
}
