import { brand } from "../../brand.ts"
import type { GrievanceKind } from "./grievance.rules.ts"

/** What complaints are called, and what is said of them: by the forms, the letters and the server alike. */
export default {
  fields: { kind: "What it is about", booking: "Booking", message: "What happened", ticket: "Ticket" },
  missing: { kind: "Please choose what it is about" },
  kinds: {
    person: "A professional or a customer",
    content: "Something on the site",
    refund: "A refund that was refused",
    account: "My account",
    privacy: "My personal data",
    company: `What ${brand.name} has said or done`,
  } satisfies Record<GrievanceKind, string>,
  /** Who answers, level by level. */
  levels: [
    "The grievance officer",
    "The grievance officer, afresh",
    "The management, to whom the grievance officer takes it",
  ],
  filed: (ticket: string, day: string) => `Your ticket is ${ticket}. The answer is due by ${day}.`,
  unknown: "We know of no complaint with this ticket and this e-mail address. Please check both.",
  tooSoon: (day: string) => `This complaint can be taken further from ${day}, if it is not settled by then.`,
  noLevelLeft: "This complaint was taken to the last level already: there is no level above it.",
}
