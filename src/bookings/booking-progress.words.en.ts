import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"

/** Where a booking of one's own stands, and what happens next. */
export default {
  label: "How far it is",
  sent: "Request sent",
  answers: (professional: string) => `${professional} answers`,
  answered: (professional: string) => `${professional} confirmed`,
  youAnswer: "You answer the new time",
  visit: "Visit",
  pending: (professional: string, until: ReactNode) =>
    parts(
      `We tell you here and by mail. If ${professional} doesn't answer by `,
      until,
      ", the request ends by itself and nothing is owed.",
    ),
  confirmed: (professional: string) => `${professional} has confirmed your visit.`,
  completed: (professional: string) => `${professional} marked your visit as completed.`,
  reach: (professional: string) => `How to reach ${professional}`,
  phone: "Phone",
  studio: "Studio",
  noContact: (professional: string) => `${professional} has not left a phone number here.`,
  theySee: (professional: string, until: string) =>
    `${professional} sees your address and mobile too, as far as you have left them, until ${until}.`,
}
