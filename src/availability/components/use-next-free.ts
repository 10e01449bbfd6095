import { useEffect, useEffectEvent, useState } from "react"
import type { FreeTimes } from "../availability.contract.ts"

const COUNT = 3

export interface FreeTime {
  /** YYYY-MM-DD and HH:MM, Indian. */
  date: string
  time: string
}

/** Undefined while it is looked up. */
export type NextFree = readonly FreeTime[] | "none" | "failed" | undefined

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
  const lookUp = useEffectEvent(async (service: string) => {
    const found = await load(service).then(soonest, () => "failed" as const)
    setAnswer({ of: service, found })
  })
  useEffect(() => {
    if (of) void lookUp(of)
  }, [of])
  return answer?.of === of ? answer?.found : undefined
}

const soonest = ({ days }: Pick<FreeTimes, "days">) => {
  const times = days.flatMap(({ date, times }) => times.map((time) => ({ date, time })))
  return times.length > 0 ? times.slice(0, COUNT) : "none"
}
