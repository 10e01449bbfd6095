import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"
import { policy } from "../../policy.ts"
import type { Decision, InboxKind, SubmissionStatus } from "./inbox.rules.ts"

const plural = pluralIn("en")
const rows = (count: number) => plural(count, { one: "1 row", other: `${count} rows` })

/** Of the calls. */
export const inboxProblemTexts = inLanguages({
  en: {
    fields: { text: "Text", note: "Note", status: "Status", q: "Search text", rows: "Rows" },
    missing: { text: "Please write something", note: "Please write the note" },
    thing: "submission",
    senderGone: "Its sender's account was erased, and their address with it. There is nobody to write to.",
    noRegistration: "Only a registration can be approved or refused.",
    joinedAlready: "This address has a professional's account already. Write to them instead.",
    decided: {
      approved: "It was approved already, and the invitation is on its way.",
      refused: "It was refused already, and its sender was told.",
    } satisfies Record<Decision, string>,
    done: {
      changed: "Saved.",
      noted: "Note saved.",
      replied: "Answer sent.",
      entered: "Entered.",
      approved: "Approved. The invitation is on its way.",
      refused: "Refused. The sender is told by mail.",
      several: (changed: number, skipped: number) =>
        skipped === 0
          ? `${rows(changed)} changed.`
          : `${rows(changed)} changed; ${skipped} left alone, because somebody has changed them or they were so already.`,
    },
  },
})

/** What submissions are called by the desk. */
export const inboxTexts = inLanguages({
  en: {
    kinds: {
      contact: "Message",
      inquiry: "Inquiry",
      waiting_list: "Waiting list",
      registration: "Registration",
      career: "Career",
    } satisfies Record<InboxKind, string>,
    statuses: {
      new: "New",
      in_progress: "In progress",
      answered: "Answered",
      closed: "Done",
    } satisfies Record<SubmissionStatus, string>,
    takenBack: "Taken back",
    decisions: { approved: "Approved", refused: "Refused" } satisfies Record<Decision, string>,
  },
})

/** The mails to senders. */
export const inboxMailTexts = inLanguages({
  en: {
    reply: {
      subject: (reference: string) => `Our answer to what you wrote: ${reference}`,
      heading: "Our answer",
      greeting: (name: string) => `Hello ${name},`,
      quote: "You wrote",
      closing: (reference: string) =>
        `You can answer this mail; please leave ${reference} in its subject, so that we find what it is about.`,
    },
    approved: {
      subject: (reference: string) => `You are welcome on ${brand.name}: ${reference}`,
      preview: "Your registration was approved. One step is left.",
      heading: "Your registration was approved",
      welcome: `We have read your registration and would like to have you on ${brand.name}.`,
      signUp: "One step is left: your account. After that you say what you offer, where and at what price.",
      hasAccount:
        "This address has an account with us already. Log in and add the professional's side to it, then say what you offer, where and at what price.",
      action: "Create your account",
      logIn: "Log in",
      closing:
        "Your profile says “Not yet verified” until your papers have been checked. If you have a question, answer this mail.",
    },
    invited: {
      subject: (reference: string) => `An invitation to ${brand.name}: ${reference}`,
      preview: "We would like to have you among our professionals.",
      heading: `You are invited to ${brand.name}`,
      welcome: `We would like to have you on ${brand.name}, where people look for professionals to build and furnish their homes.`,
      origin:
        "You have not written to us: our team has entered your name, your business and this address from a list of professionals. If you want to know where we have them from, answer this mail.",
      signUp: "If you would like to join, create an account; then you say what you offer, where and at what price.",
      hasAccount:
        "This address has an account with us. If you would like to join, log in and add the professional's side to it; then you say what you offer, where and at what price.",
      closing: `You do not want to join? Then you need not do anything. To have what we entered deleted, answer this mail or write to ${policy.emails.privacy}.`,
    },
    refused: {
      subject: (reference: string) => `Your registration: ${reference}`,
      heading: "Your registration",
      looked: "We have read your registration, and cannot take you on at present.",
      closing: (reference: string) =>
        `If we have misunderstood something, answer this mail; please leave ${reference} in its subject.`,
    },
  },
})

export const inboxFileTexts = inLanguages({
  en: {
    columns: [
      ...["Reference", "Kind", "Status", "Spam", "Received", "Answer due by", "Answered", "Who has it"],
      ...["Name", "Email", "Phone", "Subject", "Message", "What they chose", "Waits for", "Decision", "Page", "ID"],
    ],
    yes: "Yes",
    no: "No",
  },
})
