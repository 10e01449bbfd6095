// The mails about a change of the address: to the new one, which it proves, and to the old one, which it is told. Until it
// is proved, the new one may be anybody's: the mail to it holds nothing that was typed.
import { kind } from "../../platform/language/notification-kinds.ts"
import { type ChangeOrigin, originFacts } from "../change-origin.server.ts"
import { linkMail, linkUrl } from "../links/mailed-link.server.ts"
import { emailMailTexts } from "./texts.ts"

/** Both go where the account is not: by its id they are found when it goes (account.personal.server.ts). */
export const emailChangeRequested = kind<{ account_id: string; email: string; token: string }>({
  kind: "email_change_asked",
  mail: ({ email, token }, language, publicUrl) => {
    const t = emailMailTexts.in(language).asked
    const url = linkUrl("change_email", { token, email }, { publicUrl, language })
    return linkMail(t, { heading: t.heading, paragraphs: [t.confirm, t.lasts], url })
  },
})

export const emailChanged = kind<{ account_id: string; full_name: string; origin: ChangeOrigin }>({
  kind: "email_changed",
  mail: ({ full_name, origin }, language) => {
    const t = emailMailTexts.in(language).changed
    return {
      subject: t.subject,
      heading: t.heading,
      paragraphs: [t.said(full_name)],
      facts: originFacts(origin, language),
      closing: t.closing,
    }
  },
})

/** In the person's own activity. */
export const changedEmail = kind({ kind: "change_email" })

export const emailNotifications = [emailChangeRequested, emailChanged, changedEmail]
