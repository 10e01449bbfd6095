import { brand } from "../../brand.ts"
import type { DeskRole } from "../../platform/actor.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { newPasswordTexts } from "../password/texts.ts"

/** What each kind of administrator may do. */
export const deskRoleTexts = inLanguages({
  en: {
    owner: "Owner: everything, with rights and the catalogue",
    desk: "Desk: answers and decides",
    reader: "Reader: sees, and changes nothing",
  } satisfies Record<DeskRole, string>,
})

export const adminInvitationMailTexts = inLanguages({
  en: {
    subject: `You are invited to be an administrator of ${brand.name}`,
    preview: "The link works once and for 7 days.",
    heading: `Join the team of ${brand.name}`,
    invited: (by: string) =>
      `${by} invites you to be an administrator of ${brand.name}. With this link you choose your name and password.`,
    rights: "What you may do",
    lasts: "The link works once and for 7 days. If it is sent again, only the newest link works.",
    action: "Accept the invitation",
    closing: "You do not know what this is about? Then leave this mail alone: without the link nothing happens.",
  },
})

/** What the server answers owners about invitations. */
export const adminInvitationProblems = inLanguages({
  en: {
    invitation: "invitation",
    invitedAlready: "This address is invited already. You can send the invitation again, or withdraw it first.",
    accepted: "The invitation was accepted meanwhile.",
    withdrawn: "The invitation is withdrawn already. Somebody was faster.",
    hasAccount: "This address has an account by now. Withdraw the invitation, and change the rights of the account.",
    done: {
      invited: (email: string) => `The invitation is on its way to ${email}.`,
      withdrawn: (email: string) => `The invitation of ${email} is withdrawn: its link does not work any more.`,
    },
  },
})

/** The page that the link opens. */
export const acceptanceTexts = joined(
  inLanguages({
    en: {
      title: "Accept the invitation",
      intro: (email: string, by: string) =>
        `${by || "An owner"} invites you to be an administrator of ${brand.name}. You will log in with ${email}.`,
      rights: "What you may do",
      fields: { email: "Email", token: "Link", full_name: "Full name" },
      hints: { new_password: "At least 8 characters, one of them a number." },
      rules: {
        plain_text: (label: string) => `${label} must be plain text, without links or line breaks`,
        own_name: (label: string) =>
          `${label} must not look like a web or email address: please leave out @ and slashes, and put a space after a dot`,
      },
      button: "Become an administrator",
      failed: "The invitation could not be accepted. Please try again.",
      done: "You are an administrator now. You can log in.",
      toLogin: "Go to Admin login",
      /** In place of the heading. */
      noLink: "This link does not work",
      problems: {
        cut: "This link is not complete. Please open it whole, as it stands in the mail.",
        unknown: "This link does not work. Only the newest one that we mailed you does.",
        used: "This invitation was accepted already. Please log in with the password that was chosen then.",
        expired: "This invitation has expired after 7 days. Please ask for a new one.",
        withdrawn: "This invitation was withdrawn.",
        has_account:
          "There is an account with this address by now. Please ask whoever invited you to change its rights.",
      },
    },
  }),
  newPasswordTexts,
)
