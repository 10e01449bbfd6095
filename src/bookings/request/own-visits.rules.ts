import { isAhead, type Status } from "../booking.rules.ts"

interface Visit {
  status: Status
  /** Instants, ISO. */
  start_time: string
  end_time: string
}

/** Those of one's own visits, wherever they are, that a new one would fall into: nobody can be at two places. */
export const visitsDuring = <V extends Visit>(visits: readonly V[], start: Date, minutes: number, now: Date): V[] => {
  const end = start.getTime() + minutes * 60_000
  return visits.filter(
    (visit) =>
      isAhead(visit, now) && Date.parse(visit.start_time) < end && Date.parse(visit.end_time) > start.getTime(),
  )
}
