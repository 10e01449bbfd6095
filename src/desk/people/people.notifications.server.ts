// The mails about an account that administrators decided on. None has a topic, so none can be switched off.

import { pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { peopleMailTexts } from "./texts.ts"

interface Decision {
  name: string
  /** As the administrator wrote it. */
  reason: string
}

export const accountSuspended = kind<Decision>({
  kind: "account_suspended",
  mail: ({ name, reason }, language, publicUrl) => {
    const t = peopleMailTexts.in(language).suspended
    return {
      subject: t.subject,
      heading: t.heading(name),
      paragraphs: [t.done, t.reason(reason), t.appeal],
      action: { label: t.action, url: publicUrl + pathIn(language, "/grievance") },
    }
  },
})

export const accountRestored = kind<Decision>({
  kind: "account_restored",
  mail: ({ name, reason }, language, publicUrl) => {
    const t = peopleMailTexts.in(language).restored
    return {
      subject: t.subject,
      heading: t.heading(name),
      paragraphs: [t.done, t.reason(reason)],
      action: { label: t.action, url: publicUrl + pathIn(language, "/login") },
    }
  },
})

export const peopleNotifications = [accountSuspended, accountRestored]
