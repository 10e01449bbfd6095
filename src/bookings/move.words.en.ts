import type { Verb } from "./booking.rules.ts"

const telling = (client: string, isHeld: boolean) =>
  isHeld ? ` ${client} will be told in 10 seconds.` : ` ${client} has been told.`

/** What a professional does with a booking, wherever its buttons stand, and what is said of it then. */
export default {
  verbs: { confirm: "Confirm", decline: "Decline", complete: "Complete", cancel: "Cancel" } satisfies Record<
    Verb,
    string
  >,
  cancelVisit: "Cancel visit",
  /** @param told client null: they have deleted their account, and nobody is told; held: they are told in ten seconds */
  done: (done: string, service: string, when: string, told: { client: string | null; isHeld: boolean }) =>
    `${done}: ${service}, ${when}.${told.client === null ? "" : telling(told.client, told.isHeld)}`,
  failed: "Failed to update booking status. Please try again.",
  noProfessional: "Professional ID not found. Please try logging out and back in.",
}
