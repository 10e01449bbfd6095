/** What may be asked about one's own data, and for how long. */
const DAY_MS = 86_400_000

/** An export is kept for a week, and one may be asked for a day. */
export const EXPORT_KEPT_MS = 7 * DAY_MS
export const EXPORT_EVERY_MS = DAY_MS

/** To change one's mind. */
export const LEAVING_DAYS = 14
export const leavesAt = (now: Date) => new Date(now.getTime() + LEAVING_DAYS * DAY_MS)

/** Where all of it is shown and done. */
export const PRIVACY_PAGE = "/settings?section=privacy"

/** Whether the text in force is newer than the one that was agreed to last. Versions sort by their age. */
export const isAgreementDue = (agreed: string | null, inForce: string) => agreed !== null && agreed < inForce
