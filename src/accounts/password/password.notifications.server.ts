// The mails about passwords: the link to a new one, and that there is a new one.

import { pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { type ChangeOrigin, originFacts } from "../change-origin.server.ts"
import { linkMail, linkUrl } from "../links/mailed-link.server.ts"
import { passwordMailTexts } from "./texts.ts"

interface Reset {
  email: string
  full_name: string
  token: string
  redirect?: string | undefined
}

export const resetRequested = kind<Reset>({
  kind: "password_reset_asked",
  mail: ({ email, full_name, token, redirect }, language, publicUrl) => {
    const t = passwordMailTexts.in(language).reset
    const url = linkUrl("reset", { token, email, redirect }, { publicUrl, language })
    return linkMail(t, { heading: t.heading(full_name), paragraphs: [t.asked, t.lasts], url })
  },
})

/** In place of a link, to an address without an account that somebody signed up with: nobody's words are in it. */
export const signUpWaits = kind({
  kind: "sign_ups_wait",
  mail: (_, language, publicUrl) => {
    const t = passwordMailTexts.in(language).waiting
    return {
      subject: t.subject,
      heading: t.heading,
      paragraphs: [t.noAccount, t.open, t.again],
      action: { label: t.action, url: `${publicUrl}${pathIn(language, "/register")}` },
      closing: t.closing,
    }
  },
})

export const passwordChanged = kind<{ full_name: string; origin: ChangeOrigin }>({
  kind: "password_changed",
  mail: ({ full_name, origin }, language, publicUrl) => {
    const t = passwordMailTexts.in(language).changed
    return {
      subject: t.subject,
      heading: t.heading,
      paragraphs: [t.said(full_name)],
      facts: originFacts(origin, language),
      action: { label: t.action, url: `${publicUrl}${pathIn(language, "/forgot-password")}` },
      closing: t.closing,
    }
  },
})

/** In the person's own activity. */
export const changedPassword = kind({ kind: "change_password" })
export const resetPasswordAction = kind({ kind: "reset_password" })

export const passwordNotifications = [
  resetRequested,
  signUpWaits,
  passwordChanged,
  changedPassword,
  resetPasswordAction,
]
