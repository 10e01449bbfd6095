import { useEffect, useEffectEvent, useState } from "react"
import type { FreeTimes } from "../availability.contract.ts"
import { type FreeTime, nextChoices } from "../next-choices.rules.ts"

/** What the call answers of it. */
type Answer = Pick<FreeTimes, "days">

/** Undefined while it is looked up. */
export type NextFree = readonly FreeTime[] | "none" | "failed" | undefined

/**
 * Looked up by each reader's own browser once the page is awake: the page itself is kept for everybody, and would offer what
 * has been taken since.
 * @param of the service; without one nothing is looked up
 */
export const useNextFree = (of: string | undefined, load: (service: string) => Promise<Answer>): NextFree => {
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

const soonest = ({ days }: Answer) => {
  const times = nextChoices(days)
  return times.length > 0 ? times : "none"
}
