import { useEffect, useState } from "react"
import { type History, loadHistory } from "./activity-log.list.ts"

const STEP = 20
/** A call gives no more. */
const MOST = 100

/** Of nobody there is none. What was there stays while more of it, or the same anew, is on its way. */
export const useHistory = (email: string | null) => {
  const [asked, setAsked] = useState({ limit: STEP, time: 0 })
  const [loaded, setLoaded] = useState<{ email: string; history: History }>()
  useEffect(() => {
    if (email === null) return
    const leaving = new AbortController()
    loadHistory(email, asked.limit, leaving.signal).then(
      (history) => setLoaded({ email, history }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [email, asked])
  const history = email !== null && loaded?.email === email ? loaded.history : undefined
  return {
    history,
    canShowMore: history !== undefined && history.activities.length < Math.min(history.total, MOST),
    showMore: () => setAsked(({ limit, time }) => ({ limit: Math.min(limit + STEP * 2, MOST), time: time + 1 })),
    retry: () => setAsked(({ limit, time }) => ({ limit, time: time + 1 })),
  }
}
