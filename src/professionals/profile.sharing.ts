import type { Drawn } from "../drawings/picture.tsx"
import { portfolioKinds } from "../drawings/portfolio-kinds.ts"
import type { Language } from "../platform/language/language.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"
import type { Profile } from "./professional.contract.ts"
import { aboutInShort, tradesOf } from "./profile.rules.ts"
import { profileDescriptionTexts, profileTexts, verificationTexts } from "./texts.ts"

/** The profile as others see it when somebody shares it: the cover and two works. */
export const profilePicture = (profile: Profile, language: Language): SharingPicture => {
  const { id, business_name, services, primary_location, average_rating, total_reviews, cover, portfolio } = profile
  const kinds = portfolioKinds(id, services[0]?.service_type ?? "architect")
  const others = portfolio.map(({ picture }) => picture).filter(({ seed }) => seed !== cover.seed)
  const work = (at: number): Drawn => others[at - 1] ?? { kind: kinds[at]!, seed: `${id} ${at}` }
  return {
    page: `providers/${id}`,
    card: {
      title: business_name,
      line: profileTexts.in(language).card.line(tradesOf(profile, verificationTexts.in(language)), primary_location),
      rating:
        average_rating !== null && total_reviews > 0 ? { value: average_rating, count: total_reviews } : undefined,
      drawings: [cover, work(1), work(2)],
    },
  }
}

/** What search engines show below the title. */
export const profileDescription = (profile: Profile, language: Language) =>
  profileDescriptionTexts.in(language).description(aboutInShort(profile), profile.full_name, {
    isBookable: profile.services.length > 0,
    hasPrices: profile.services.some(({ price }) => price !== null),
    hasWork: profile.portfolio.length > 0,
    hasReviews: profile.total_reviews > 0,
  })
