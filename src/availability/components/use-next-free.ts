import { useEffect, useEffectEvent, useState } from "react"
import type { FreeTimes } from "../availability.contract.ts"

const COUNT = 3

export interface FreeTime {
  /** YYYY-MM-DD and HH:MM, Indian. */
  date: string
  time: string
}

/** Undefined while it is looked up. */
export type NextFree = readonly FreeTime[] | "failed" | undefined

/**
 * Looked up by each reader's own browser once the page is awake: the page itself is kept for everybody, and would offer what
 * has been taken since.
 * @param of the service; without one nothing is looked up
 */
export const useNextFree = (
  of: string | undefined,
  load: (service: string) => Promise<Pick<FreeTimes, "days">>,
): NextFree => {
  const [answer, setAnswer] = useState<{ of: string; found: NextFree }>()
  const lookUp = useEffectEvent((service: string) =>
    load(service).then(
      ({ days }) => days.flatMap(({ date, times }) => times.map((time) => ({ date, time }))).slice(0, COUNT),
      () => "failed" as const,
    ),
  )
  useEffect(() => {
    if (!of) return
    let isHere = true
    void lookUp(of).then((found) => isHere && setAnswer({ of, found }))
    return () => {
      isHere = false
    }
  }, [of])
  return answer?.of === of ? answer?.found : undefined
}
