// The mails that the desk writes to the senders of submissions. Their subject names the reference, so that an answer to them is
// found in the mailbox that it comes to.
import { type Language, pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { inboxMailTexts } from "./texts.ts"

interface Addressed {
  reference: string
  /** Our mailbox that an answer comes to. */
  reply_to: string
}

/** The params that are removed when the person's account is erased. */
export const typedParams = ["text", "email", "name", "message", "prefilled"] as const

/** What was typed is missing once its reader's account was erased. */
type Typed = Addressed & { text?: string }

type Reply = Typed & {
  name?: string
  /** What is answered, bounded. */
  message?: string
}

export const submissionReply = kind<Reply>({
  kind: "submission_reply",
  mail: ({ reference, reply_to, text = "", name, message }, language) => {
    const t = inboxMailTexts.in(language).reply
    return {
      ...{ subject: t.subject(reference), heading: t.heading, replyTo: reply_to },
      preview: text.slice(0, 120),
      paragraphs: [...(name ? [t.greeting(name)] : []), ...paragraphsOf(text)],
      ...(message && { facts: [[t.quote, message]] as [string, string][] }),
      closing: t.closing(reference),
    }
  },
})

type Invitation = Addressed & {
  email?: string
  has_account: boolean
  /** Fields of the sign-up, as they were told to us. Missing in mails from before it was filled in. */
  prefilled?: Record<string, string>
}

export const registrationApproved = kind<Invitation>({
  kind: "registration_approved",
  mail: (params, language, publicUrl) => {
    const t = inboxMailTexts.in(language).approved
    return {
      ...{ subject: t.subject(params.reference), preview: t.preview, heading: t.heading, replyTo: params.reply_to },
      paragraphs: [t.welcome, params.has_account ? t.hasAccount : t.signUp],
      action: wayIn(params, language, publicUrl),
      closing: t.closing,
    }
  },
})

/** To somebody who has not written to us, but was entered by our team. */
export const professionalInvited = kind<Invitation>({
  kind: "professional_invited",
  mail: (params, language, publicUrl) => {
    const t = inboxMailTexts.in(language).invited
    return {
      ...{ subject: t.subject(params.reference), preview: t.preview, heading: t.heading, replyTo: params.reply_to },
      paragraphs: [t.welcome, t.origin, params.has_account ? t.hasAccount : t.signUp],
      action: wayIn(params, language, publicUrl),
      closing: t.closing,
    }
  },
})

const wayIn = ({ email = "", has_account, prefilled }: Invitation, language: Language, publicUrl: string) => {
  const t = inboxMailTexts.in(language).approved
  const query = new URLSearchParams({ type: "professional", email, ...prefilled })
  const path = has_account ? "/login?redirect=%2Fprofile" : `/register?${query}`
  return { label: has_account ? t.logIn : t.action, url: `${publicUrl}${pathIn(language, path)}` }
}

export const registrationRefused = kind<Typed>({
  kind: "registration_refused",
  mail: ({ reference, reply_to, text = "" }, language) => {
    const t = inboxMailTexts.in(language).refused
    return {
      ...{ subject: t.subject(reference), heading: t.heading, replyTo: reply_to },
      paragraphs: [t.looked, ...paragraphsOf(text)],
      closing: t.closing(reference),
    }
  },
})

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)
