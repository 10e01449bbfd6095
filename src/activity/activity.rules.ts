/** Left out on dashboards; the settings list where somebody is signed in. */
export const signIns = ["login", "logout"] as const

interface ActivityEntry {
  action_display: string
  details: string
  about: string | null
  created_at: string
}

/**
 * The activities on a dashboard, newest first: of those about the same thing only the latest ("Booking confirmed", and not
 * the request before it), and of those without details one a day.
 *
 * @param dayOf as shown beside the activity
 */
export const withoutRepeats = <A extends ActivityEntry>(
  activities: readonly A[],
  dayOf: (instant: string) => string,
): A[] => {
  const seen = new Set<string>()
  return activities.filter(({ action_display, details, about, created_at }) => {
    const isAboutSomething = details !== "" && details !== action_display
    const subject = about ?? (isAboutSomething ? details : `${action_display} ${dayOf(created_at)}`)
    if (seen.has(subject)) return false
    seen.add(subject)
    return true
  })
}

/** How long an activity knows from which session and network it was done. */
export const NETWORK_RETENTION_DAYS = 366
