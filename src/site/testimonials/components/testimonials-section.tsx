import { LinkButton } from "../../../ui/link.tsx"
import { Section } from "../../../ui/section.tsx"
import { swipeRow, swipeStop } from "../../../ui/swipe.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { CardsLoading } from "../../components/service-cards.tsx"
import type { Testimonial } from "../../summaries.ts"
import { testimonialsTexts } from "../texts.ts"
import { NoTestimonials, TestimonialCard } from "./testimonial-card.tsx"

/** On the home page: the newest few, and the way to more. Undefined: they are on their way. */
export function TestimonialsSection({ testimonials }: { testimonials: readonly Testimonial[] | undefined }) {
  const t = useTexts(testimonialsTexts)
  return (
    <Section id="reviews" title={t.heading} lead={testimonials?.length === 0 ? undefined : t.lead}>
      {testimonials ? <Newest testimonials={testimonials} /> : <CardsLoading number={3} />}
    </Section>
  )
}

function Newest({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const t = useTexts(testimonialsTexts)
  if (testimonials.length === 0) return <NoTestimonials />
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-8">
      <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
        {testimonials.map((one) => (
          <TestimonialCard key={one.id} testimonial={one} cut className={`${swipeStop} max-lg:sm:nth-3:last:hidden`} />
        ))}
      </ul>
      <LinkButton
        to="/testimonials"
        variant="secondary"
        icon="arrow-right"
        className="flex-row-reverse justify-self-start"
      >
        {t.all}
      </LinkButton>
    </div>
  )
}
