// The mail with the code that proves who owns the address, and the notification that a role was added.

import { pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { roleKindTexts } from "./texts.ts"

export const codeRequested = kind<{ full_name: string; code: string }>({
  kind: "email_code_asked",
  mail: ({ full_name, code }, language) => {
    const t = roleKindTexts.in(language).code
    return {
      subject: t.subject(code),
      preview: t.preview,
      heading: t.heading(full_name),
      paragraphs: [t.enter],
      facts: [[t.label, code]],
      closing: t.closing,
    }
  },
})

interface Added {
  role: "user" | "provider"
  /** Only in the mail. */
  full_name?: string
}

export const roleAdded = kind<Added>({
  kind: "add_role",
  details: ({ role }, language) => roleKindTexts.in(language).added[role].line,
  mail: ({ role, full_name = "" }, language, publicUrl) => {
    const { added: t } = roleKindTexts.in(language)
    return {
      subject: t[role].subject,
      preview: t[role].line,
      heading: t.heading(full_name),
      paragraphs: [t[role].text, t.logIn],
      action: { label: t.action, url: publicUrl + pathIn(language, "/login") },
      closing: t.closing,
    }
  },
})

export const roleNotifications = [codeRequested, roleAdded]
