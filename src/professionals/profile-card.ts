import { type DrawingKind, portfolioKinds } from "../ui/drawings/drawing-kinds.ts"
import type { SharingCard } from "../ui/sharing/sharing-card.ts"
import type { Profile } from "./professional.contract.ts"
import { coverOf, trades } from "./profile-words.ts"

/** The profile as others see it when somebody shares it: the cover and two works. */
export const profilePicture = (profile: Profile): { page: string; card: SharingCard } => {
  const { id, business_name, services, locality, city, average_rating, total_reviews, portfolio } = profile
  const place = locality ? `${locality}, ${city}` : city
  const kinds = portfolioKinds(id, services[0]?.service_type ?? "architect")
  const work = (at: number): { kind: DrawingKind; seed: string } => {
    const project = portfolio[at]
    return project ? { kind: project.drawing, seed: project.id } : { kind: kinds[at]!, seed: `${id} ${at}` }
  }
  return {
    page: `providers/${id}`,
    card: {
      title: business_name,
      line: services.length > 0 ? `${trades(services)} · ${place}` : place,
      rating:
        average_rating !== null && total_reviews > 0 ? { value: average_rating, count: total_reviews } : undefined,
      drawings: [{ kind: coverOf(profile), seed: id }, work(1), work(2)],
    },
  }
}
