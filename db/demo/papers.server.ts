// Rows of the papers that the desk of the demo has to look at.
import { gstCheckDigit } from "../../src/professionals/verification.rules.ts"
import { demoPapers } from "./papers.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import { HOUR } from "./story.server.ts"

export const paperRows = (now: Date, people: DemoPeople) =>
  demoPapers.map(({ who, kind, title, number, hoursAgo }) => {
    const given_at = new Date(now.getTime() - hoursAgo * HOUR)
    return {
      ...{ id: idAt(given_at), professional_id: people.byName.get(who)!.professionalId, kind, title, given_at },
      number: kind === "gst" ? number + gstCheckDigit(number) : number,
    }
  })
