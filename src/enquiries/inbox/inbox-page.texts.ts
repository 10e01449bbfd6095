import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts, pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")
const rows = (count: number) => plural(count, { one: "1 row", other: `${count} rows` })

export const inboxPageTexts = inLanguages({
  en: {
    title: "Inbox",
    lead: "What people write to us by the forms of the site; what is due first comes first.",
    loading: "Loading the inbox",
    failed: "The inbox could not be loaded. Please try again.",
    empty: { title: "Nothing waits" },
    noMatch: {
      title: "Nothing of that kind",
      hint: "Try another word or filter. What was answered stands under “All”.",
    },
    search: "Name, reference, words",
    states: { label: "State", all: "Waiting", answered: "Answered", closed: "Done", every: "All", spam: "Spam" },
    kinds: {
      label: "Kind",
      all: "All kinds",
      contact: "Messages",
      inquiry: "Inquiries",
      waiting_list: "Waiting lists",
      registration: "Registrations",
      career: "Careers",
    },
    assigned: { label: "Who has it", all: "Everybody’s", me: "Mine", nobody: "Nobody’s" },
    wroteBack: (age: string) => `Wrote back ${age}`,
    waitsFor: (services: string) => `Waits for ${services.toLowerCase()}`,
    bulk: {
      done: "Done",
      reopen: "Open again",
      spam: "Spam",
      notSpam: "Not spam",
      ask: {
        closed: (count: number) => `Mark ${rows(count)} as done?`,
        new: (count: number) => `Open ${rows(count)} again?`,
        spam: (count: number) => `Mark ${rows(count)} as spam?`,
        notSpam: (count: number) => `Take ${rows(count)} out of spam?`,
      },
    },
  },
})

/** Of one of them. */
export const submissionPaneTexts = inLanguages({
  en: {
    reference: "Reference",
    email: "Email",
    phone: "Phone",
    received: "Received",
    answered: "Answered",
    told: "Told that it opened",
    page: "Form",
    account: "Account",
    hasAccount: "Sent by somebody signed in",
    others: (link: (text: string) => ReactNode, count: number) =>
      parts(link(plural(count, { one: "1 more from this address", other: `${count} more from this address` }))),
    wrote: (name: string) => `What ${name} wrote`,
    erased: "Its sender’s account was erased, and what they wrote with it.",
    waits: "Whoever waits for a service is mailed by itself when it opens.",
    progress: "In progress",
    done: "Done",
    reopen: "Open again",
    compose: {
      label: "What to write",
      reply: "Answer",
      note: "Note",
      incoming: "Their reply",
    },
    send: "Send answer",
    keepNote: "Save note",
    enter: "Enter",
    replyTo: (address: string) =>
      `It goes out by mail, below a greeting by name and above what they wrote. An answer to it comes to ${address}.`,
    decide: {
      title: "Registration",
      approve: "Approve and invite",
      refuse: "Refuse",
      askRefuse: (name: string) => `Refuse the registration of ${name}?`,
      cancel: "Cancel",
      approved: "Approved: the invitation to sign up was mailed.",
      refused: "Refused: the sender was told by mail.",
      meaning: "Approving mails an invitation to sign up, with the address filled in. It is done once.",
    },
  },
})

/** The forms of the pane. */
export const submissionFormTexts = {
  reply: inLanguages({
    en: {
      fields: { text: "Your answer" },
      missing: { text: "Please write the answer" },
      failed: "The answer could not be sent. Please try again.",
    },
  }),
  note: inLanguages({
    en: {
      fields: { text: "Note for the team" },
      missing: { text: "Please write the note" },
      hints: { text: "The sender does not see it, but is handed it when they ask for their data." },
      failed: "The note could not be saved. Please try again.",
    },
  }),
  incoming: inLanguages({
    en: {
      fields: { text: "What they answered" },
      missing: { text: "Please enter what they answered" },
      hints: { text: "From our mailbox, or as said on the phone. Then it waits again." },
      failed: "That could not be entered. Please try again.",
    },
  }),
  refuse: inLanguages({
    en: {
      fields: { text: "Why it is refused" },
      missing: { text: "Please write why" },
      hints: { text: "The sender gets it by mail." },
      failed: "That could not be sent. Please try again.",
    },
  }),
}
