import { workingDayAfter } from "../../enquiries/grievance/grievance.rules.ts"
import { dayNumber, midnightOf } from "../../platform/days.ts"
import { indianDay } from "../../platform/time.ts"
import { CHECKING_DAYS } from "../../professionals/papers/paper.rules.ts"

/** The end of the last of the working days in which papers are said to be checked. Pure. */
export const paperDueAt = (givenAt: string) => {
  const [, days] = CHECKING_DAYS.split("-").map(Number)
  return new Date(midnightOf(dayNumber(workingDayAfter(indianDay(new Date(givenAt)), days!)) + 1)).toISOString()
}
