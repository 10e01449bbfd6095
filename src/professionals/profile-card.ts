import { type DrawingKind, portfolioKinds } from "../ui/drawings/drawing-kinds.ts"
import type { SharingPicture } from "../ui/sharing/sharing-card.ts"
import type { Profile } from "./professional.contract.ts"
import { coverOf, trades } from "./profile-words.ts"

/** The profile as others see it when somebody shares it: the cover and two works. */
export const profilePicture = (profile: Profile): SharingPicture => {
  const { id, business_name, services, primary_location, average_rating, total_reviews, portfolio } = profile
  const kinds = portfolioKinds(id, services[0]?.service_type ?? "architect")
  const work = (at: number): { kind: DrawingKind; seed: string } => {
    const project = portfolio[at]
    return project ? { kind: project.drawing, seed: project.id } : { kind: kinds[at]!, seed: `${id} ${at}` }
  }
  return {
    page: `providers/${id}`,
    card: {
      title: business_name,
      line: services.length > 0 ? `${trades(services)} · ${primary_location}` : primary_location,
      rating:
        average_rating !== null && total_reviews > 0 ? { value: average_rating, count: total_reviews } : undefined,
      drawings: [{ kind: coverOf(profile), seed: id }, work(1), work(2)],
    },
  }
}
