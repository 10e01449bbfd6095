import { inLanguages } from "../../platform/language/language.ts"
import type { BookingTextValues } from "../announcement/texts.ts"
import type { Status } from "../booking.rules.ts"
import { statusesInSentence } from "../texts.ts"

const visit = ({ service, when }: BookingTextValues) => `the ${service} visit on ${when}`

/** By kind: what the site says, and the mail's first lines. */
export const noShowNotificationTexts = inLanguages({
  en: {
    no_show_said_by_customer: {
      title: "Visit did not take place",
      message: (facts: BookingTextValues) =>
        `${facts.customer} says that ${visit(facts)} did not take place. You can add what you know; both statements stand.`,
    },
    no_show_said_by_professional: {
      title: "Visit did not take place",
      message: (facts: BookingTextValues) =>
        `${facts.professional} says that ${visit(facts)} did not take place. You can add what you know; both statements stand.`,
    },
    no_show_answered_by_customer: {
      title: "Answer about a visit",
      message: (facts: BookingTextValues) => `${facts.customer} has answered what you said about ${visit(facts)}.`,
    },
    no_show_answered_by_professional: {
      title: "Answer about a visit",
      message: (facts: BookingTextValues) => `${facts.professional} has answered what you said about ${visit(facts)}.`,
    },
  },
})

/** What who says that a visit did not take place is answered. */
export const noShowProblemTexts = inLanguages({
  en: {
    done: {
      said: "Noted: the visit did not take place",
      answered: "Your answer stands beside theirs",
    },
    refused: {
      too_early: (_status: Status) => "The visit has not started yet. Until then it can be cancelled.",
      too_late: (_status: Status) => "The visit was more than 30 days ago.",
      already: (_status: Status) => "You have said already what happened.",
      no_way: (status: Status) => `This booking is ${statusesInSentence[status]}, so there is no visit to speak of.`,
    },
  },
})

/** What is asked of who says that a visit did not take place, or answers that. */
export const noShowTexts = inLanguages({
  en: {
    fields: { reason: "Statement" },
    hints: { reason: "What happened, in a sentence or two." },
    missing: { reason: "Please say what happened" },
    failed: "This could not be sent. Please try again.",
    way: { said: "It did not take place", answered: "Add your statement" },
    title: { said: "The visit did not take place?", answered: "What do you say about it?" },
    meaning: {
      said: (other: string) =>
        `${other} is told and can answer. Both statements stand in what happened, for both of you to read.`,
      answered: (other: string) => `Your statement stands beside that of ${other}, who is told of it.`,
    },
    cancels: "The booking is cancelled then.",
    verb: "Send statement",
    keep: "Back",
  },
})
