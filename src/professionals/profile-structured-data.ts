import type { Profile } from "./professional.contract.ts"

/** What search engines read. A rating only where real reviews stand behind it. */
export const structuredData = (provider: Profile, publicUrl: string) => {
  const url = `${publicUrl}/providers/${provider.id}`
  const prices = provider.services.flatMap(({ price }) => (price === null ? [] : [Number(price)]))
  const business = {
    "@context": "https://schema.org",
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
    ...(prices.length > 0 && { priceRange: `₹${Math.min(...prices)}-${Math.max(...prices)} per hour` }),
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
    { name: "Home", item: `${publicUrl}/` },
    { name: "Find professionals", item: `${publicUrl}/search` },
    { name: provider.business_name, item: url },
  ]
  const breadcrumbs = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
  }
  return [business, breadcrumbs]
}
