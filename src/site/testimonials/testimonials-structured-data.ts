import type { Review } from "schema-dts"
import { pathIn } from "../../platform/language/language.ts"
import type { Site } from "../../sharing/page-meta.ts"
import type { Testimonial } from "../shown.ts"

/** What search engines read: whose review of whom it is. */
export const testimonialsData = (testimonials: readonly Testimonial[], { publicUrl, language }: Site): Review[] =>
  testimonials.map((one) => ({
    "@type": "Review",
    ...(one.title && { name: one.title }),
    reviewBody: one.comment,
    datePublished: one.created_at,
    author: { "@type": "Person", name: one.customer_name },
    reviewRating: { "@type": "Rating", ratingValue: one.overall_rating, bestRating: 5, worstRating: 1 },
    itemReviewed: {
      "@type": "LocalBusiness",
      "@id": publicUrl + pathIn(language, `/providers/${one.provider_id}`),
      name: one.provider_name,
    },
  }))
