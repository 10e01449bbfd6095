import { professionals, reviews as reviewsOf, visits } from "./catalogue.ts"
import type { DemoReview, DemoVisit } from "./demo.types.ts"
import { pastNotes } from "./past-notes.ts"

/** A visit, which of the professional's services it is, and what was written about it. */
export type Plan = DemoVisit & { review?: DemoReview; serviceIndex: number }

const hours = ["10:00", "14:30", "11:30", "16:30", "12:00", "15:00", "16:00"]

export const unreviewedPlans = (): Plan[] => visits.map((visit) => ({ ...visit, serviceIndex: 0 }))

/** Spread over the past year, the latest first; never two of one professional or of one customer on a day. */
export const reviewedPlans = (): Plan[] => {
  const taken = new Set<string>()
  return professionals.flatMap(({ name, services }, p) => {
    const written = reviewsOf[name]!
    const spacing = Math.min(300, 40 + written.length * 20) / written.length
    return written.map((review, j): Plan => {
      let day = -Math.floor(13 + ((p * 5) % 9) + j * spacing + ((j * 7 + p * 3) % 8))
      while (taken.has(`${review.by} ${day}`)) day -= 1
      taken.add(`${review.by} ${day}`)
      const serviceIndex = Math.max(
        0,
        services.findIndex(({ type }) => type === review.service),
      )
      const notes = pastNotes[services[0]!.type]
      return {
        customer: review.by,
        professional: name,
        day,
        time: hours[(p + j) % hours.length]!,
        status: "completed",
        notes: notes[(p + j) % notes.length]!,
        review,
        serviceIndex,
      }
    })
  })
}
