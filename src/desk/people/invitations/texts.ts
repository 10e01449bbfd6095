import { inLanguages } from "../../../platform/language/language.ts"

const fields = { email: "E-mail", role: "Rights" }

export const invitationFieldTexts = inLanguages({ en: { fields } })

export const invitationFormTexts = inLanguages({
  en: {
    fields,
    missing: { role: "Please choose what they may do" },
    hints: { email: "Whoever has an account with it gets the rights at once; others are mailed a link." },
    failed: "That could not be done. Please try again.",
  },
})

export const invitationProblems = inLanguages({
  en: {
    adminAlready: (name: string) =>
      `This address is that of ${name}, who is an administrator already. Change their rights on their page.`,
  },
})

export const invitationFileTexts = inLanguages({
  en: {
    columns: ["E-mail", "Rights", "Invited by", "Invited", "Until", "State", "ID"],
    open: "Open",
    expired: "Expired",
  },
})

export const invitationTexts = inLanguages({
  en: {
    title: "Invite an administrator",
    lead: "They choose their name and password by a link that works once and for 7 days.",
    invite: "Invite",
    list: "Open invitations",
    loading: "Loading invitations",
    failed: "Invitations could not be loaded. Please try again.",
    empty: { title: "No invitation is open" },
    readOnly: "Only owners invite administrators, and see who is invited.",
    columns: { email: "E-mail", role: "Rights", until: "Until", acts: "Actions" },
    until: (day: string) => `Until ${day}`,
    expired: "Expired",
    by: (name: string, day: string) => `Invited by ${name}, ${day}`,
    former: "a deleted account",
    again: {
      verb: "Send again",
      of: (email: string) => `Send again to ${email}`,
      failed: "The invitation could not be sent. Please try again.",
    },
    withdraw: {
      verb: "Withdraw",
      of: (email: string) => `Withdraw the invitation of ${email}`,
      title: (email: string) => `Withdraw the invitation of ${email}?`,
      meaning: "The link that was mailed does not work any more, and says so.",
      keep: "Cancel",
    },
  },
})
