// The mails about complaints. Those to the person hold nothing that was typed, for the address may be somebody else's;
// the officer's holds all of it.
import { noonOf } from "../../platform/days.ts"
import { type Language, pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import type { MailAction } from "../../platform/mail/mail-content.ts"
import { datesIn } from "../../platform/time.ts"
import type { ReportedKind } from "./desk/grievance-desk.rules.ts"
import type { GrievanceKind } from "./grievance.rules.ts"
import { reportedKindWords } from "./reported/reported-item.server.ts"
import { grievanceMailTexts, grievanceTexts } from "./texts.ts"

interface Due {
  ticket: string
  resolve_by: string
}

const dayIn = (language: Language, date: string) => datesIn(language).day(noonOf(date))

const toStatus = (ticket: string, label: string, language: Language, publicUrl: string): MailAction => ({
  label,
  url: `${publicUrl}${pathIn(language, `/grievance/status?ticket=${ticket}#status`)}`,
})

export const grievanceAcknowledged = kind<Due>({
  kind: "grievance_acknowledged",
  mail: ({ ticket, resolve_by }, language, publicUrl) => {
    const t = grievanceMailTexts.in(language).acknowledged
    return {
      subject: t.subject(ticket),
      preview: t.preview,
      heading: t.heading,
      paragraphs: [t.due(dayIn(language, resolve_by)), t.complex, t.further],
      facts: [[t.ticket, ticket]],
      action: toStatus(ticket, t.action, language, publicUrl),
      closing: t.closing,
    }
  },
})

export const grievanceTakenFurther = kind<Due & { level: number }>({
  kind: "grievance_taken_further",
  mail: ({ ticket, resolve_by, level }, language, publicUrl) => {
    const t = grievanceMailTexts.in(language).further
    return {
      subject: t.subject(ticket),
      heading: t.heading,
      paragraphs: [t.now(grievanceTexts.in(language).levels[level] ?? ""), t.due(dayIn(language, resolve_by))],
      action: toStatus(ticket, t.action, language, publicUrl),
    }
  },
})

/** What a person takes back when their account goes is not in it any more. */
export const typedParams = ["name", "email", "phone", "booking", "message"] as const

type TypedFields = { [K in (typeof typedParams)[number]]?: string }
interface ForOfficer extends TypedFields, Due {
  /** What was reported: not by its name, which others may have erased. Null: it is no longer there. */
  reported?: ReportedKind | null
  /** Missing in mails from before it had a page. */
  id?: string
  kind: GrievanceKind
  level: number
  is_spam?: boolean
  isAcknowledged?: boolean
}

export const grievanceForOfficer = kind<ForOfficer>({
  kind: "grievance_for_officer",
  mail: (told, language, publicUrl) => {
    const t = grievanceMailTexts.in(language).officer
    const { kinds, levels, fields } = grievanceTexts.in(language)
    const { id, ticket, level, resolve_by, reported, is_spam, isAcknowledged = true } = told
    const typed = typedParams.flatMap((name): [string, string][] => (told[name] ? [[fields[name], told[name]]] : []))
    return {
      replyTo: told.email,
      subject: level === 0 ? t.subject(ticket) : t.furtherSubject(ticket, level),
      heading: level === 0 ? t.heading : t.furtherHeading(levels[level] ?? ""),
      paragraphs: [
        t.due(dayIn(language, resolve_by)),
        ...(isAcknowledged ? [] : [t.notAcknowledged]),
        ...(is_spam ? [t.spam] : []),
      ],
      facts: [
        [t.ticket, ticket],
        [fields.kind, kinds[told.kind]],
        ...(reported === undefined ? [] : [[t.reported, reportedKindWords(reported, language)] as [string, string]]),
        ...typed,
      ],
      ...(id && {
        action: { label: t.open, url: `${publicUrl}${pathIn(language, `/admin/grievances?complaint=${id}`)}` },
      }),
    }
  },
})
