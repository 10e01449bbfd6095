import type { LocalBusiness } from "schema-dts"
import { pathIn } from "../platform/language/language.ts"
import type { Site } from "../sharing/page-meta.ts"
import { trailOf } from "../sharing/structured-data.ts"
import type { Profile } from "./professional.contract.ts"
import { profileTexts } from "./texts.ts"

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
