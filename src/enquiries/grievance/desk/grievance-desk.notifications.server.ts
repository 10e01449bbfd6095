// The mails that the desk writes about a complaint. An answer to them comes to the grievance officer, with the ticket in its
// subject.
import { brand } from "../../../brand.ts"
import { noonOf } from "../../../platform/days.ts"
import { type Language, pathIn } from "../../../platform/language/language.ts"
import { kind } from "../../../platform/language/notification-kinds.ts"
import { datesIn } from "../../../platform/time.ts"
import { LAST_LEVEL } from "../grievance.rules.ts"
import { grievanceDeskMailTexts, grievanceMailActionTexts } from "./texts.ts"

/** `text` is missing once its reader's account was erased. */
interface Written {
  ticket: string
  text?: string
}

export const grievanceAnswered = kind<Written & { level: number }>({
  kind: "grievance_answered",
  mail: ({ ticket, text = "", level }, language, publicUrl) => {
    const t = grievanceDeskMailTexts.in(language).answered
    return {
      ...{ subject: t.subject(ticket), heading: t.heading, replyTo },
      paragraphs: paragraphsOf(text),
      action: toStatus(ticket, language, publicUrl),
      closing: level < LAST_LEVEL ? t.further(ticket) : t.last,
    }
  },
})

export const grievanceQuestion = kind<Written>({
  kind: "grievance_question",
  mail: ({ ticket, text = "" }, language, publicUrl) => {
    const t = grievanceDeskMailTexts.in(language).question
    return {
      ...{ subject: t.subject(ticket), heading: t.heading, replyTo },
      paragraphs: paragraphsOf(text),
      action: toStatus(ticket, language, publicUrl),
      closing: t.answer(ticket),
    }
  },
})

export const grievanceMoved = kind<Written & { resolve_by: string }>({
  kind: "grievance_moved",
  mail: ({ ticket, text = "", resolve_by }, language, publicUrl) => {
    const t = grievanceDeskMailTexts.in(language).moved
    return {
      ...{ subject: t.subject(ticket), heading: t.heading, replyTo },
      paragraphs: [t.day(datesIn(language).day(noonOf(resolve_by))), t.why, ...paragraphsOf(text)],
      action: toStatus(ticket, language, publicUrl),
    }
  },
})

export const grievanceClosed = kind<Written>({
  kind: "grievance_closed",
  mail: ({ ticket, text = "" }, language, publicUrl) => {
    const t = grievanceDeskMailTexts.in(language).closed
    return {
      ...{ subject: t.subject(ticket), heading: t.heading, replyTo },
      paragraphs: paragraphsOf(text),
      action: toStatus(ticket, language, publicUrl),
      closing: t.further,
    }
  },
})

const replyTo = brand.grievanceOfficer.email

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)

const toStatus = (ticket: string, language: Language, publicUrl: string) => ({
  label: grievanceMailActionTexts.in(language).status,
  url: `${publicUrl}${pathIn(language, `/grievance/status?ticket=${ticket}#status`)}`,
})
