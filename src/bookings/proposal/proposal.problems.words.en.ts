import type { Side } from "../booking.rules.ts"

interface Named {
  /** Null: they have deleted their account. */
  other: string | null
  /** Who reads it. */
  side: Side
}

const nameOf = ({ other, side }: Named) => other ?? (side === "customer" ? "The professional" : "The client")

/** Another time: proposed, answered, and why it cannot be. */
export default {
  done: {
    proposed: "New time proposed",
    accepted: "New time accepted",
    declined: "New time declined",
    withdrawn: "Proposal withdrawn",
  },
  sameTime: "That is the time it has already",
  tooOften: (most: number) =>
    `You have proposed ${most} other times for this visit already. Please keep to the time it has, or cancel it and look for another one.`,
  notBookable: (named: Named) =>
    `${nameOf(named)} cannot be booked at the moment, so no other time can be proposed. You can still cancel.`,
  refused: {
    ended: (_named: Named) => "This booking has ended, so it cannot be moved.",
    started: (_named: Named) => "This visit has started, so it cannot be moved.",
    theirs: (named: Named) => `${nameOf(named)} has proposed another time first. Accept or decline that one.`,
  },
  unanswerable: {
    none: (_named: Named) => "No other time is proposed any more.",
    own: (named: Named) => `You have proposed this time yourself: ${nameOf(named)} has to answer.`,
    other: (named: Named) => `${nameOf(named)} has proposed a newer time meanwhile. Please look at that one.`,
  },
}
