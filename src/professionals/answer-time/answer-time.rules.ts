/** How fast somebody answers, in steps that people can count on. */
export const answerTimes = ["hour", "few_hours", "day", "two_days"] as const
export type AnswerTime = (typeof answerTimes)[number]

const upToHours: Record<AnswerTime, number> = { hour: 1, few_hours: 4, day: 24, two_days: 48 }

/** The shortest step that is not too short; null: none is long enough, or nothing was measured. */
export const answerTimeOf = (hours: number | null): AnswerTime | null =>
  hours === null ? null : (answerTimes.find((one) => hours <= upToHours[one]) ?? null)
