// The mails after a sign-up: the one with the activation link, and the one that an administrator gets instead. The link holds
// the page to return to, because it may be opened on another device. The address may be anybody's: of what was typed the mail
// has only initials, which tell several sign-ups with one address apart.

import { pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { linkMail, linkUrl } from "../links/mailed-link.server.ts"
import { signUpMailTexts } from "./texts.ts"

interface Activation {
  email: string
  full_name: string
  token: string
  redirect?: string | undefined
  why?: string | undefined
}

export const activationRequested = kind<Activation>({
  kind: "activation_asked",
  mail: ({ email, full_name, token, redirect, why }, language, publicUrl) => {
    const t = signUpMailTexts.in(language).activation
    const url = linkUrl("activate", { token, email, redirect, why }, { publicUrl, language })
    const initials = initialsOf(full_name)
    const facts: [string, string][] = initials ? [[t.initials, initials]] : []
    return linkMail(t, { heading: t.heading, paragraphs: [t.confirm, t.lasts], facts, url })
  },
})

const letters = new Intl.Segmenter("en", { granularity: "grapheme" })
const MAX_INITIALS = 4

/** "R. D." of Rohan Deshpande. */
const initialsOf = (full_name: string) =>
  full_name
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => (word ? [`${letters.segment(word)[Symbol.iterator]().next().value?.segment}.`] : []))
    .slice(0, MAX_INITIALS)
    .join(" ")

/** In place of the activation mail: that the address is an administrator's must not show at the sign-up. */
export const adminSignedUp = kind<{ full_name: string }>({
  kind: "admin_signed_up",
  mail: ({ full_name }, language, publicUrl) => {
    const t = signUpMailTexts.in(language).adminSignedUp
    return linkMail(t, {
      heading: t.heading(full_name),
      paragraphs: [t.isAdmins, t.add],
      url: `${publicUrl}${pathIn(language, "/admin/login")}`,
    })
  },
})

export const signUpNotifications = [activationRequested, adminSignedUp]
