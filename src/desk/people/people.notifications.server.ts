// The mails about an account that administrators decided on. None has a topic, so none can be switched off.

import { deskRoleTexts } from "../../accounts/admin-invitation/texts.ts"
import type { DeskRole } from "../../platform/actor.ts"
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

interface RoleGiven {
  name: string
  role: DeskRole
  /** Name of the owner. */
  by: string
}

export const deskRoleGiven = kind<RoleGiven>({
  kind: "desk_role_given",
  mail: ({ name, role, by }, language, publicUrl) => {
    const t = peopleMailTexts.in(language).roleGiven
    return {
      subject: t.subject,
      heading: t.heading(name),
      paragraphs: [t.given(by), t.signIn],
      facts: [[t.rights, deskRoleTexts.in(language)[role]]],
      action: { label: t.action, url: publicUrl + pathIn(language, "/admin/login") },
      closing: t.unexpected,
    }
  },
})

export const peopleNotifications = [accountSuspended, accountRestored, deskRoleGiven]
