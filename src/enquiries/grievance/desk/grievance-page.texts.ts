import { inLanguages } from "../../../platform/language/language.ts"
import { pluralIn } from "../../../platform/language/parts.ts"

const plural = pluralIn("en")
const complaints = (count: number) => plural(count, { one: "1 complaint", other: `${count} complaints` })

export const grievancePageTexts = inLanguages({
  en: {
    title: "Complaints",
    lead: "Each by the day that the grievance policy promises, what is overdue first.",
    loading: "Loading complaints",
    failed: "The complaints could not be loaded. Please try again.",
    empty: { title: "No complaint is open", hint: "Those that were answered stand under “Answered”." },
    noMatch: { title: "No such complaint", hint: "Try another word or filter." },
    search: "Ticket, name, words",
    states: { label: "State", all: "Open", answered: "Answered", closed: "Closed", every: "All" },
    kinds: { label: "What it is about", all: "Any topic" },
    levels: { label: "Level", all: "All levels" },
    assigned: { label: "Who has it", all: "Everybody’s", me: "Mine", nobody: "Nobody’s" },
    asked: "Asked back",
    notAcknowledged: "Not acknowledged",
    bulk: {
      mine: "Assign to me",
      nobody: "Give back",
      spam: "Spam",
      notSpam: "Not spam",
      ask: {
        mine: (count: number) => `Assign ${complaints(count)} to you?`,
        nobody: (count: number) => `Give ${complaints(count)} back, so that nobody has them?`,
        spam: (count: number) => `Mark ${complaints(count)} as spam?`,
        notSpam: (count: number) => `Take ${complaints(count)} out of spam?`,
      },
    },
  },
})

/** Of one complaint. */
export const grievancePaneTexts = inLanguages({
  en: {
    title: (name: string, ticket: string) => `${name} · ${ticket}`,
    email: "Email",
    phone: "Phone",
    about: "About",
    booking: "Booking",
    reported: "Reported",
    reportedKinds: {
      review: "A review",
      project: "A project",
      message: "A message",
      comment: "A comment on the blog",
      post: "A post on the blog",
    },
    reportedPerson: "Somebody in a conversation",
    reportedGone: "No longer there",
    formerPerson: "Deleted account",
    level: "Level",
    received: "Received",
    acknowledged: "Acknowledged",
    notYet: "Not yet",
    due: "Answer due by",
    latest: (day: string) => `can be moved to ${day} at most`,
    fixed: {
      over: "can no longer be moved, because that day is over",
      last: "cannot be moved further: it is the last day that the policy allows",
    },
    answered: "Answered",
    closed: "Closed",
    asked: (at: string) => `Asked back on ${at}; nothing has come back yet.`,
    wrote: (name: string) => `What ${name} wrote`,
    erased: "Its sender’s account was erased, and what they wrote with it.",
    acknowledge: "Acknowledge by mail",
    escalate: "Take a level further",
    reopen: "Reopen",
    escalating: {
      title: "Take it a level further?",
      meaning: "For when the sender asked for it by mail. The time to answer begins anew, and they are told by mail.",
      confirm: "Take it further",
      cancel: "Cancel",
    },
    compose: {
      label: "What to do",
      answer: "Answer",
      ask: "Ask back",
      incoming: "Their reply",
      note: "Note",
      move: "Move the day",
      close: "Close",
    },
    verbs: {
      answer: "Send answer",
      ask: "Send question",
      incoming: "Enter",
      note: "Save note",
      move: "Move the day",
      close: "Close complaint",
    },
    mailed: (address: string) => `It goes out by mail. An answer to it comes to ${address}.`,
  },
})

const failed = "That could not be sent. Please try again."

/** The forms of the pane. */
export const grievanceFormTexts = {
  answer: inLanguages({
    en: {
      fields: { text: "The answer" },
      missing: { text: "Please write the answer" },
      hints: { text: "What was found, what is done about it, and what they can do if they do not agree." },
      failed,
    },
  }),
  ask: inLanguages({
    en: {
      fields: { text: "The question" },
      missing: { text: "Please write the question" },
      hints: { text: "The day of the answer stays as it is." },
      failed,
    },
  }),
  incoming: inLanguages({
    en: {
      fields: { text: "What they answered" },
      missing: { text: "Please enter what they answered" },
      hints: { text: "From our mailbox, or as said on the phone." },
      failed,
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
  move: inLanguages({
    en: {
      fields: { text: "Why it takes longer", resolve_by: "The other day" },
      missing: { text: "Please write why", resolve_by: "Please choose a day" },
      hints: {
        text: "The sender gets it by mail, and sees it where they look up their complaint.",
        resolve_by: "A working day: Monday to Friday.",
      },
      rules: { day_off: () => "Please choose a working day: Monday to Friday" },
      failed,
    },
  }),
  close: inLanguages({
    en: {
      fields: { text: "Why it is closed" },
      missing: { text: "Please write why" },
      hints: { text: "The sender gets it by mail; for spam nobody is mailed. It can be reopened." },
      failed,
    },
  }),
}
