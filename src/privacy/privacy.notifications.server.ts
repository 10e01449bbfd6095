// The mails about somebody's data. None has a topic, so none can be switched off: also somebody who has not asked must know.

import { pathIn } from "../platform/language/language.ts"
import { kind } from "../platform/language/notification-kinds.ts"
import { datesIn } from "../platform/time.ts"
import { DELETION_DELAY_DAYS, exportAddress, PRIVACY_PAGE } from "./privacy.rules.ts"
import { privacyMailTexts } from "./texts.ts"

interface ReadyExport {
  id: string
  name: string
  expires_at: string
}

export const exportReady = kind<ReadyExport>({
  kind: "export_ready",
  mail: ({ id, name, expires_at }, language, publicUrl) => {
    const t = privacyMailTexts.in(language).exportReady
    return {
      subject: t.subject,
      heading: t.heading(name),
      paragraphs: [
        t.ready,
        t.lasts(datesIn(language).day(expires_at)),
        t.forPrograms(publicUrl + exportAddress(id, "json")),
      ],
      action: { label: t.action, url: publicUrl + exportAddress(id) },
      closing: t.closing,
    }
  },
})

interface RequestedDeletion {
  name: string
  due_at: string
}

export const deletionRequested = kind<RequestedDeletion>({
  kind: "deletion_asked",
  mail: ({ name, due_at }, language, publicUrl) => {
    const t = privacyMailTexts.in(language).deletionAsked
    const day = datesIn(language).day(due_at)
    return {
      subject: t.subject(day),
      heading: t.heading(name),
      paragraphs: [t.asked(day), t.until(DELETION_DELAY_DAYS), t.whatStays],
      action: { label: t.action, url: `${publicUrl}${pathIn(language, PRIVACY_PAGE)}` },
      closing: t.closing,
    }
  },
})

export const deletionTakenBack = kind<{ name: string }>({
  kind: "deletion_taken_back",
  mail: ({ name }, language) => {
    const t = privacyMailTexts.in(language).takenBack
    return { subject: t.subject, heading: t.heading(name), paragraphs: [t.stays], closing: t.closing }
  },
})

/** The last mail: the name is erased by then. */
export const accountErased = kind<Record<never, never>>({
  kind: "account_erased",
  mail: (_nothing, language) => {
    const t = privacyMailTexts.in(language).erased
    return { subject: t.subject, heading: t.heading, paragraphs: [t.done, t.address], closing: t.closing }
  },
})

export const privacyNotifications = [exportReady, deletionRequested, deletionTakenBack, accountErased]
