/** What an offer may say, and what its price may be. */
export const TITLE_LIMIT = 80
export const DESCRIPTION_LIMIT = 600
/** Minutes. */
export const SHORTEST_VISIT = 15
export const LONGEST_VISIT = 1440
/** Cities that are added in one go. */
export const MAX_CITIES = 100

export const LINK_LIMIT = 300

/**
 * Ends of names that only a private network knows (RFC 6761, 6762 and 8375, and what routers and offices use), or that lead to
 * whatever address stands in the name, one's own machine among them.
 */
const privateEnds =
  /(^|\.)(local|localhost|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me)$/

/** Somebody clicks it in a letter of ours: on the web, encrypted, under a name that all know, and nothing hidden in it. */
export const meetingLinkViolation = (text: string) => {
  if (!/^https:\/\/[\x21-\x7e]+$/i.test(text) || !URL.canParse(text)) return "no_meeting_link"
  const { username, password, hostname, port } = new URL(text)
  const isNamed = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z]$/.test(hostname)
  return isNamed && !privateEnds.test(hostname) && !username && !password && !port ? undefined : "no_meeting_link"
}

/** The technical cap (specification 3 §1). */
const DEAREST = 999_999_999.99

/** What is wrong with rupees per hour as they were typed or sent, by the name of its sentence. */
export const priceViolation = (text: string) => {
  if (text.includes(",")) return "commas"
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return "no_amount"
  if (Number(text) < 0) return "below_zero"
  if (Number(text) > DEAREST) return "too_dear"
  return /^\d+(\.\d{1,2})?$/.test(text) ? undefined : "paise"
}

/** "1250", "1250.0" and "1250.00" are one price; null is none. */
export const isSamePrice = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Number(one) === Number(other)

/** Minutes that are offered to choose from, with those that it has now. */
export const visitLengths = (now: number) =>
  [...new Set([15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720, LONGEST_VISIT, now])].sort(
    (one, other) => one - other,
  )
