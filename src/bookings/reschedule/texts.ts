import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import type { BookingTextValues } from "../announcement/texts.ts"
import type { Status } from "../booking.rules.ts"
import { statusesInSentence } from "../texts.ts"
import { MAX_MOVES } from "./reschedule.rules.ts"

/** By kind: what the site says, and the mail's first lines. */
export const rescheduleNotificationTexts = inLanguages({
  en: {
    request_moved: {
      title: "Request moved to another time",
      message: (facts: BookingTextValues) =>
        `${facts.customer} now asks for the ${facts.service} visit on ${facts.when} instead of ${facts.movedFrom}.${facts.answerBy}`,
    },
    request_moved_by_you: {
      title: "Request moved",
      message: (facts: BookingTextValues) =>
        `${facts.professional} now has your request for the ${facts.service} visit on ${facts.when} instead of ${facts.movedFrom}. You get a mail when they answer.${facts.endsUnanswered}`,
    },
  },
})

const confirmedNow = "This visit is confirmed now. Propose another time instead."

/** A request that is moved, and why it cannot be. */
export const rescheduleProblemTexts = inLanguages({
  en: {
    moved: "Request moved",
    refused: {
      begun: (_status: Status) => "This visit has begun, or is over, so its time cannot be changed any more.",
      not_waiting: (status: Status) =>
        status === "confirmed"
          ? confirmedNow
          : `This booking is ${statusesInSentence[status]} now, so it cannot be moved.`,
      often: (_status: Status) =>
        `You have moved this request ${MAX_MOVES} times. Please wait for an answer, or cancel it and book anew.`,
    },
  },
})

/** Choosing another time for a request that nobody has answered yet. */
export const rescheduleTexts = inLanguages({
  en: {
    way: "Choose another time",
    /** In a row of a table, beside Cancel. */
    shortWay: "Another time",
    title: "Choose another time",
    verb: "Move the request",
    confirmedNow,
    keep: "Keep the time",
    meaning: (other: string, when: ReactNode) =>
      parts("Your request is for ", when, ". It moves at once, and ", other, " is told. The old time is free again."),
    failed: "Failed to move your request. Please try again.",
  },
})
