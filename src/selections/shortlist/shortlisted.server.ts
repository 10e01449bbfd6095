// The professionals of a shortlist as its pages show them, each with the service of the lowest price. Advocates are shown as
// others are, and not compared: /compare leaves them out by itself.
import { describeNextFree } from "../../availability/next-free.server.ts"
import { findNextFreeOfCards } from "../../availability/next-free-of-cards.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { getProfiles } from "../../professionals/professional.server.ts"
import { lowestOf, tradesOf } from "../../professionals/profile.rules.ts"
import { verificationTexts } from "../../professionals/texts.ts"
import type { ShortlistedProfessional } from "./shortlisted.ts"

/** Those of them who are there, in their order. */
export const getShortlisted = async (ctx: Ctx, ids: readonly string[]): Promise<ShortlistedProfessional[]> => {
  const profiles = await getProfiles(ctx, ids)
  const offers = profiles.map(({ services }) => lowestOf(services))
  const keepers = offers.flatMap((offer, place) => (offer && profiles[place]!.keeps_hours ? [offer.id] : []))
  const starts = await findNextFreeOfCards(ctx, keepers)
  return profiles.map((profile, place) => {
    const offer = offers[place]
    const start = starts.get(offer?.id ?? "")
    return {
      provider_id: profile.id,
      provider_name: profile.business_name,
      location: profile.primary_location,
      rating: profile.average_rating,
      rating_count: profile.total_reviews,
      is_verified: profile.is_verified,
      availability: start ? describeNextFree(start, ctx.clock(), ctx.language) : null,
      portrait: profile.portrait,
      cover: profile.cover,
      trades: tradesOf(profile, verificationTexts.in(ctx.language)),
      offer: offer ?? null,
    }
  })
}
