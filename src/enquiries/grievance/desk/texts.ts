import { inLanguages } from "../../../platform/language/language.ts"
import { pluralIn } from "../../../platform/language/parts.ts"
import { COMPLEX_RESOLVED_DAYS, type GrievanceStatus } from "../grievance.rules.ts"
import type { GrievanceAction } from "./grievance-desk.rules.ts"

const plural = pluralIn("en")
const complaints = (count: number) => plural(count, { one: "1 complaint", other: `${count} complaints` })

/** Of the calls. */
export const grievanceDeskProblemTexts = inLanguages({
  en: {
    fields: { rows: "Complaints", text: "Text", note: "Note", resolve_by: "Day", action: "Action", q: "Search text" },
    missing: { text: "Please write something", note: "Please write the note", resolve_by: "Please choose a day" },
    rules: {
      text_missing: () => "Please write something",
      day_missing: () => "Please choose a day",
      day_off: () => "Please choose a working day: Monday to Friday",
    },
    thing: "complaint",
    senderGone: "Its sender's account was erased, and their address with it. There is nobody to write to.",
    dayBetween: `Please choose a day later than the one it has now, at most ${COMPLEX_RESOLVED_DAYS} working days after this level began.`,
    changed: "Saved.",
    noted: "Note saved.",
    several: (changed: number, skipped: number) =>
      skipped === 0
        ? `${complaints(changed)} changed.`
        : `${complaints(changed)} changed; ${skipped} left alone, because somebody has changed them or they were so already.`,
    notNow: {
      acknowledge: "It was acknowledged already, or is not open any more.",
      answer: "It is closed. Reopen it to answer.",
      ask: "Only an open complaint is asked about.",
      incoming: "Nothing can be entered here.",
      move: "Its day can be moved while it is open and that day is not over, to the last day of the policy at most.",
      escalate: "It was taken to the last level already.",
      close: "It is closed already.",
      reopen: "It is not closed.",
    } satisfies Record<GrievanceAction, string>,
    done: {
      acknowledge: "Acknowledged by mail.",
      answer: "Answer sent.",
      ask: "Question sent.",
      incoming: "Entered.",
      move: "The day was moved. Its sender is told, and why.",
      escalate: "Taken a level further. The same time begins again.",
      close: "Closed.",
      reopen: "Reopened.",
    } satisfies Record<GrievanceAction, string>,
  },
})

/** What complaints are called by the desk. */
export const grievanceDeskTexts = inLanguages({
  en: {
    statuses: { open: "Open", answered: "Answered", closed: "Closed" } satisfies Record<GrievanceStatus, string>,
    levels: { 0: "Officer", 1: "Officer again", 2: "Management" },
  },
})

/** Beside the button of each mail. */
export const grievanceMailActionTexts = inLanguages({ en: { status: "See where it stands" } })

/** The mails to the person. */
export const grievanceDeskMailTexts = inLanguages({
  en: {
    answered: {
      subject: (ticket: string) => `The answer to your complaint ${ticket}`,
      heading: "The answer to your complaint",
      further: (ticket: string) =>
        `If you do not agree, take it a level further: by the page above, or by a reply to this mail with ${ticket} in its subject.`,
      last: "There is no level above this one. What else you can do, outside of us, is in our grievance policy.",
    },
    question: {
      subject: (ticket: string) => `A question about your complaint ${ticket}`,
      heading: "Our grievance team has a question about your complaint",
      answer: (ticket: string) => `Please answer this mail, and leave ${ticket} in its subject.`,
    },
    moved: {
      subject: (ticket: string) => `Your complaint ${ticket} takes longer`,
      heading: "Your complaint takes longer",
      day: (day: string) => `You have the answer by ${day}.`,
      why: "Why it takes longer:",
    },
    closed: {
      subject: (ticket: string) => `Your complaint ${ticket} was closed`,
      heading: "Your complaint was closed",
      further: "If you do not agree, you can take it a level further on the page above.",
    },
  },
})

export const grievanceFileTexts = inLanguages({
  en: {
    columns: [
      ...["Ticket", "About", "Status", "Level", "Spam", "Received", "Acknowledged", "Answer due by", "Answered"],
      ...["Who has it", "Name", "Email", "Phone", "Booking", "Reported", "What happened", "ID"],
    ],
    yes: "Yes",
    no: "No",
  },
})
