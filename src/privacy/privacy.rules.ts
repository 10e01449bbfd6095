/** Periods of exports and deletions. */
import { DAY_MS } from "../platform/days.ts"

/** How long an export is kept. One may be requested a day. */
export const EXPORT_RETENTION_DAYS = 7
export const EXPORT_RETENTION_MS = EXPORT_RETENTION_DAYS * DAY_MS
export const EXPORT_EVERY_MS = DAY_MS

/** Until then a deletion can be cancelled. */
export const DELETION_DELAY_DAYS = 14
export const deletionDueAt = (now: Date) => new Date(now.getTime() + DELETION_DELAY_DAYS * DAY_MS)

/** The download address of an export, as a page unless `format` is given. */
export const exportAddress = (id: string, format?: "json") =>
  `/api/privacy/exports/${id}${format ? `?format=${format}` : ""}`

/** The section of the settings for exports, consents and deletion. */
export const PRIVACY_PAGE = "/settings?section=privacy"

/** Whether the version in force is newer than the one agreed to last. Versions sort by age. */
export const isAgreementDue = (agreed: string | null, inForce: string) => agreed !== null && agreed < inForce
