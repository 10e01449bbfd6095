import type { LocalBusiness } from "schema-dts"
import type { Drawn } from "../drawings/picture.tsx"
import { portfolioKinds } from "../drawings/portfolio-kinds.ts"
import { type Language, pathIn } from "../platform/language/language.ts"
import type { Site } from "../sharing/page-meta.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"
import { trailOf } from "../sharing/structured-data.ts"
import type { Profile } from "./professional.contract.ts"
import { aboutInShort, tradesOf } from "./profile.rules.ts"
import { profileDescriptionTexts, profileTexts, verificationTexts } from "./texts.ts"

/** What search engines read. A rating only where real reviews stand behind it. */
export const structuredData = (provider: Profile, { publicUrl, language }: Site) => {
  const t = profileTexts.in(language)
  const at = (path: string) => publicUrl + pathIn(language, path)
  const url = at(`/providers/${provider.id}`)
  const prices = provider.services.flatMap(({ price }) => (price === null ? [] : [Number(price)]))
  const business: LocalBusiness = {
    "@type": "LocalBusiness",
    "@id": url,
    name: provider.business_name,
    url,
    description: provider.headline || provider.description,
    founder: { "@type": "Person", name: provider.full_name },
    address: {
      "@type": "PostalAddress",
      ...(provider.locality && { streetAddress: provider.locality }),
      addressLocality: provider.city,
      addressRegion: provider.state,
      addressCountry: provider.country,
    },
    areaServed: [...new Set(provider.services.flatMap(({ locations }) => locations.map(({ city }) => city)))],
    ...(prices.length > 0 && { priceRange: t.head.priceRange(Math.min(...prices), Math.max(...prices)) }),
    ...(provider.average_rating !== null &&
      provider.total_reviews > 0 && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: provider.average_rating,
          reviewCount: provider.total_reviews,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
  const trail = [
    { name: t.trail.home, item: at("/") },
    { name: t.trail.search, item: at("/search") },
    { name: provider.business_name, item: url },
  ]
  return [business, trailOf(trail)]
}

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
    hasPrices: profile.services.some(({ price, packages }) => price !== null || packages.length > 0),
    hasWork: profile.portfolio.length > 0,
    hasReviews: profile.total_reviews > 0,
  })
