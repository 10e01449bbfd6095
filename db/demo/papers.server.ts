// Papers that wait for their check, so that the desk of the demo has some to look at.
import { gstCheckDigit } from "../../src/professionals/verification.rules.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import { HOUR } from "./story.server.ts"

/** State, PAN and the place in it; the last digit follows from them. */
const gstNumber = (first: string) => first + gstCheckDigit(first)

const given = [
  { who: "Saurabh Bhosale", kind: "gst", title: "", number: gstNumber("27AKJPB4183Q1Z"), hoursAgo: 19 },
  {
    who: "Sandhya Rajguru",
    kind: "other",
    title: "Structural Engineer, Pune Municipal Corporation",
    number: "PMC/SE/0412",
    hoursAgo: 3,
  },
] as const

export const paperRows = (now: Date, people: DemoPeople) =>
  given.map(({ who, kind, title, number, hoursAgo }) => {
    const given_at = new Date(now.getTime() - hoursAgo * HOUR)
    return {
      id: idAt(given_at),
      professional_id: people.byName.get(who)!.professionalId!,
      kind,
      title,
      number,
      given_at,
    }
  })
