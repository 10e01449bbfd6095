import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { TestimonialCard } from "../../testimonials/components/testimonial-card.tsx"
import type { ServicePage } from "../service.server.ts"
import { serviceTexts } from "../texts.ts"

export function QuotedReviews({ reviews }: Pick<NonNullable<ServicePage["offer"]>, "reviews">) {
  const { reviews: t } = useTexts(serviceTexts)
  return (
    <Section id="reviews" title={t.heading} lead={t.lead}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map((one) => (
          <TestimonialCard key={one.id} testimonial={one} cut className="max-lg:nth-[n+3]:hidden" />
        ))}
      </ul>
    </Section>
  )
}
