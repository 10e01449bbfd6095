/** Signing in and out is not news on a dashboard; where somebody is signed in stands in the settings. */
export const signIns = ["login", "logout"] as const

interface ActivityEntry {
  action_display: string
  details: string
  about: string | null
  created_at: string
}

/**
 * What a dashboard tells, newest first: of a thing that several lines are about the latest one alone ("Booking confirmed",
 * and not that it was asked for before), and what says nothing of itself once a day.
 *
 * @param dayOf as it is said beside the line
 */
export const withoutRepeats = <L extends ActivityEntry>(
  lines: readonly L[],
  dayOf: (instant: string) => string,
): L[] => {
  const seen = new Set<string>()
  return lines.filter(({ action_display, details, about, created_at }) => {
    const isAboutSomething = details !== "" && details !== action_display
    const subject = about ?? (isAboutSomething ? details : `${action_display} ${dayOf(created_at)}`)
    if (seen.has(subject)) return false
    seen.add(subject)
    return true
  })
}
