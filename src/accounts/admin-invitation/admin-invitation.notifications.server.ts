import type { DeskRole } from "../../platform/actor.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { linkMail, linkUrl } from "../links/mailed-link.server.ts"
import { adminInvitationMailTexts, deskRoleTexts } from "./texts.ts"

interface Invited {
  email: string
  token: string
  role: DeskRole
  /** Name of the owner. */
  by: string
}

export const adminInvited = kind<Invited>({
  kind: "admin_invited",
  mail: ({ email, token, role, by }, language, publicUrl) => {
    const t = adminInvitationMailTexts.in(language)
    return linkMail(t, {
      heading: t.heading,
      paragraphs: [t.invited(by), t.lasts],
      facts: [[t.rights, deskRoleTexts.in(language)[role]]],
      url: linkUrl("admin_invitation", { email, token }, { publicUrl, language }),
    })
  },
})

export const adminInvitationNotifications = [adminInvited]
