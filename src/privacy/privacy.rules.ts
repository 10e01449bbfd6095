/** What may be asked about one's own data, and for how long. */
import { DAY_MS } from "../platform/days.ts"

/** How long an export is kept; one may be asked for a day. */
export const EXPORT_RETENTION_DAYS = 7
export const EXPORT_RETENTION_MS = EXPORT_RETENTION_DAYS * DAY_MS
export const EXPORT_EVERY_MS = DAY_MS

/** To change one's mind. */
export const DELETION_DELAY_DAYS = 14
export const deletionDueAt = (now: Date) => new Date(now.getTime() + DELETION_DELAY_DAYS * DAY_MS)

/** Where an export is taken, as a page unless said otherwise. */
export const exportAddress = (id: string, format?: "json") =>
  `/api/privacy/exports/${id}${format ? `?format=${format}` : ""}`

/** Where all of it is shown and done. */
export const PRIVACY_PAGE = "/settings?section=privacy"

/** Whether the text in force is newer than the one that was agreed to last. Versions sort by their age. */
export const isAgreementDue = (agreed: string | null, inForce: string) => agreed !== null && agreed < inForce
