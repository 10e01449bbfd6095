import type { TimeFault } from "../availability/free-times.rules.ts"
import type { Side, Status, Verb } from "./booking.rules.ts"

const states: Record<Status, string> = {
  pending: "pending",
  confirmed: "confirmed",
  completed: "completed",
  cancelled: "cancelled",
}
const past: Record<Verb, string> = {
  confirm: "confirmed",
  decline: "declined",
  complete: "completed",
  cancel: "cancelled",
}

/** What the server answers: that it was done, or why it was not. */
export default {
  booking: "booking",
  professional: "professional",
  service: "service",
  booked: "Service booked successfully!",
  done: {
    confirm: "Booking confirmed",
    decline: "Booking declined",
    complete: "Booking completed",
    cancel: "Booking cancelled",
  },
  /** Why a time cannot be had. */
  notFree: {
    taken: "This time has just been taken. Please choose another.",
    too_soon: "This time is too soon: this professional needs more notice. Please choose a later one.",
    outside: "This time is outside the hours that this professional keeps. Please choose another.",
    between: "Visits with this professional do not start at this time. Please choose another.",
  } satisfies Record<TimeFault, string>,
  beyond: (last: string) => `This professional can be booked until ${last}. Please choose an earlier day.`,
  otherTerms:
    "The price or the length of this visit has changed meanwhile. Please look at it once more, and book if you agree.",
  waitingWithOne: (most: number) =>
    `You have ${most} requests waiting with this professional. Please wait for an answer, or cancel one of them.`,
  waitingInAll: (most: number) =>
    `You have ${most} requests waiting for an answer. Please wait for one, or cancel some of them.`,
  /** @param professional null: they have deleted their account */
  askedOften: (most: number, professional: string | null) => (wait: string) =>
    `You have asked ${professional ?? "this professional"} for a visit ${most} times within a day. Please give them time to answer, and try again in ${wait}.`,
  ownService: "You cannot book your own services.",
  notOffered: "This professional does not offer this service.",
  otherType: "The service you have chosen is of another type.",
  notBookable: "This service cannot be booked at the moment.",
  otherTime: (client: string | null) =>
    `${client ?? "The client"} has proposed another time. Accept or decline that one first.`,
  isNow: (status: Status) => `This booking is ${states[status]} now.`,
  refusedMove: {
    not_yours: () => "Only the professional can do this.",
    already: (status: Status) => `This booking is already ${states[status]}.`,
    no_way: (status: Status, verb: Verb) => `This booking is ${states[status]} now, so it cannot be ${past[verb]}.`,
    too_early: () => "A booking can be completed once it has started.",
    over: (_status: Status, _verb: Verb, side: Side) =>
      side === "professional"
        ? "This visit is over, so it cannot be cancelled. You can mark it as completed, or say that it did not take place."
        : "This visit is over, so it cannot be cancelled. If it did not take place, please say so.",
  },
}
