import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import type { Side } from "../../platform/sides.rules.ts"
import type { BookingTextValues } from "../announcement/texts.ts"

/** One truth for requests and confirmed visits (specification 3 §4). */
const held = "Until then the old time stays held. The new one is not: somebody else may still book it."

/** By kind: what the site says, and the mail's first lines. The visit stays where it is until the other side has said yes. */
export const proposalNotificationTexts = inLanguages({
  en: {
    time_proposed_by_customer: {
      title: "Another time proposed",
      message: (facts: BookingTextValues) =>
        `${facts.customer} would rather have the ${facts.service} visit on ${facts.proposed}, instead of ${facts.when}. Accept it or decline it. ${held}${facts.answerBy}`,
    },
    time_proposed_by_professional: {
      title: "Another time proposed",
      message: (facts: BookingTextValues) =>
        `${facts.professional} proposes ${facts.proposed} for the ${facts.service} visit, instead of ${facts.when}. Accept it or decline it. ${held}${facts.answerBy}`,
    },
    time_accepted_by_customer: {
      title: "New time accepted",
      message: (facts: BookingTextValues) =>
        `${facts.customer} accepted your time: the ${facts.service} visit is confirmed for ${facts.when}.`,
    },
    time_accepted_by_professional: {
      title: "New time accepted",
      message: (facts: BookingTextValues) =>
        `${facts.professional} accepted your time: your ${facts.service} visit is confirmed for ${facts.when}.`,
    },
    time_accepted_by_you_as_customer: {
      title: "New time accepted",
      message: (facts: BookingTextValues) =>
        `You accepted a new time: your ${facts.service} visit is confirmed for ${facts.when}.`,
    },
    time_accepted_by_you_as_professional: {
      title: "New time accepted",
      message: (facts: BookingTextValues) =>
        `You accepted a new time: the ${facts.service} visit is confirmed for ${facts.when}.`,
    },
    time_declined_by_customer: {
      title: "New time declined",
      message: (facts: BookingTextValues) => `${facts.customer} cannot take ${facts.proposed}. ${stays(facts)}`,
    },
    time_declined_by_professional: {
      title: "New time declined",
      message: (facts: BookingTextValues) => `${facts.professional} cannot take ${facts.proposed}. ${stays(facts)}`,
    },
    time_withdrawn_by_customer: {
      title: "New time withdrawn",
      message: (facts: BookingTextValues) => `${facts.customer} no longer asks for ${facts.proposed}. ${stays(facts)}`,
    },
    time_withdrawn_by_professional: {
      title: "New time withdrawn",
      message: (facts: BookingTextValues) =>
        `${facts.professional} no longer proposes ${facts.proposed}. ${stays(facts)}`,
    },
    time_taken_for_customer: {
      title: "Proposed time taken",
      message: (facts: BookingTextValues) =>
        `Someone else booked ${facts.proposed}, so your visit cannot move there. ${stays(facts)}`,
    },
    time_taken_for_professional: {
      title: "Proposed time taken",
      message: (facts: BookingTextValues) =>
        `Someone else booked ${facts.proposed}, so ${facts.customer}'s visit cannot move there. ${stays(facts)}`,
    },
  },
})

function stays({ service, when }: BookingTextValues) {
  return `The ${service} visit keeps its time, ${when}.`
}

interface Named {
  /** Null: they have deleted their account. */
  other: string | null
  /** Who reads it. */
  side: Side
}

const nameOf = ({ other, side }: Named) => other ?? (side === "customer" ? "The professional" : "The client")

/** Another time: proposed, answered, and why it cannot be. */
export const proposalProblemTexts = inLanguages({
  en: {
    done: {
      proposed: "New time proposed",
      accepted: "New time accepted",
      declined: "New time declined",
      withdrawn: "Proposal withdrawn",
    },
    sameTime: "The visit already has this time",
    tooOften: (max: number) =>
      `You have proposed ${max} other times for this visit already. Please keep to the time it has, or cancel it and look for another one.`,
    notBookable: (named: Named) =>
      `${nameOf(named)} cannot be booked at the moment, so no other time can be proposed. You can still cancel.`,
    refused: {
      ended: (_named: Named) => "This booking has ended, so it cannot be moved.",
      started: (_named: Named) => "This visit has started, so it cannot be moved.",
      theirs: (named: Named) => `${nameOf(named)} has proposed another time first. Accept or decline that one.`,
    },
    unanswerable: {
      none: (_named: Named) => "There is no longer another time to answer.",
      own: (named: Named) => `You proposed this time, so ${nameOf(named)} has to answer.`,
      other: (named: Named) => `${nameOf(named)} has proposed a newer time meanwhile. Please look at that one.`,
    },
  },
})

/** Another time, asked for and answered on the screens of both sides. */
export const proposalTexts = inLanguages({
  en: {
    way: "Propose another time",
    title: "Propose another time",
    verb: "Propose this time",
    keep: "Keep the time",
    meaning: (other: string, when: ReactNode) =>
      parts(
        "The old time, ",
        when,
        ", stays held until ",
        other,
        " answers. The new one is not held: somebody else may still book it.",
      ),
    heading: { own: "You have proposed another time", theirs: (other: string) => `${other} proposes another time` },
    instead: (old: ReactNode, time: ReactNode) => parts(time, " instead of ", old),
    /** One truth for requests and confirmed visits (specification 3 §4). */
    meanwhile: {
      own: (other: string) =>
        `${other} has yet to answer. Until then the old time stays held. The new one is not: somebody else may still book it.`,
      theirs: "Until you answer, the old time stays held. The new one is not: somebody else may still book it.",
    },
    answer: "Answer",
    accept: "Accept this time",
    decline: "Decline this time",
    withdraw: "Take it back",
    failed: "Failed to propose another time. Please try again.",
    failedToAnswer: "Failed to answer. Please try again.",
    done: (done: string, when: string) => `${done}: ${when}`,
    kept: (done: string, asked: string, stands: string) => `${done}: ${asked}. The visit stays on ${stands}.`,
  },
})
