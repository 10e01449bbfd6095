import { LinkButton } from "../../../ui/link-button.tsx"
import { Section } from "../../../ui/section.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { testimonialsWords } from "../testimonials.words.ts"
import { NoTestimonials } from "./no-testimonials.tsx"
import { type Testimonial, TestimonialCard } from "./testimonial-card.tsx"

/** On the home page: the newest few, and the way to more. */
export function TestimonialsSection({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const t = useWords(testimonialsWords)
  if (testimonials.length === 0) {
    return (
      <Section id="reviews" goesOn title={t.heading} lead={t.lead}>
        <NoTestimonials />
      </Section>
    )
  }
  return (
    <Section id="reviews" goesOn title={t.heading} lead={t.lead}>
      {/* On a phone the page is long enough. */}
      <div className="grid gap-3 md:gap-8">
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
          {testimonials.map((one) => (
            <TestimonialCard key={one.id} testimonial={one} cut className="max-md:nth-[n+4]:hidden" />
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
    </Section>
  )
}
