import { useEffect } from "react"
import { recordViewOnce } from "../professionals/view.actions.ts"
import type { SearchScreenData } from "./screen/search-screen.ts"
import { reportSearch } from "./search.actions.ts"

/** Nobody has looked at what they pass by. */
const SETTLED_MS = 2000

const later = (report: () => void) => {
  const timer = setTimeout(report, SETTLED_MS)
  return () => clearTimeout(timer)
}

/** What somebody who is signed in has searched for, and which card they have chosen, goes into their own activity. */
export function useRecordedActivity({ filters, page }: SearchScreenData, selected: string | null) {
  const { query, category, city, locality } = filters
  const isAnswered = page !== null
  useEffect(() => {
    const hasWords = [query, category, city, locality].some((typed) => typed.trim() !== "")
    return isAnswered && hasWords ? later(() => reportSearch({ query, category, city, locality })) : undefined
  }, [isAnswered, query, category, city, locality])

  const chosen = page?.services.find(({ id }) => id === selected)
  const [provider_id, service_type] = [chosen?.provider_id, chosen?.service_type]
  useEffect(
    () => (provider_id ? later(() => recordViewOnce(provider_id, service_type)) : undefined),
    [provider_id, service_type],
  )
}
