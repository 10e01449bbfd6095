import { Avatar } from "../../../ui/avatar.tsx"
import { Card } from "../../../ui/card.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { Rating } from "../../../ui/rating.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { Testimonial } from "../../summaries.ts"
import { testimonialsTexts } from "../texts.ts"

interface TestimonialCardProps {
  testimonial: Testimonial
  /** Where a few have to look alike, a long one is cut. */
  cut?: boolean
  className?: string
}

export function TestimonialCard({ testimonial: one, cut, className = "" }: TestimonialCardProps) {
  return (
    <Card as="li" className={`flex flex-col gap-4 ${className}`}>
      <Rating value={one.overall_rating} />
      <blockquote className="grid gap-2">
        {one.title && <p className="font-semibold font-serif text-lg">{one.title}</p>}
        <p className={`text-muted ${cut ? "line-clamp-4 sm:line-clamp-6" : ""}`}>{one.comment}</p>
      </blockquote>
      <Writer testimonial={one} />
    </Card>
  )
}

/** In front of the others, in larger letters. */
export function FeaturedTestimonial({ testimonial: one }: Pick<TestimonialCardProps, "testimonial">) {
  return (
    <Card as="article" className="grid gap-6 sm:p-10 lg:grid-cols-[1fr_18rem] lg:gap-10">
      <div className="grid content-start gap-4">
        <Rating value={one.overall_rating} />
        <blockquote className="grid gap-3">
          {one.title && <p className="font-semibold font-serif text-2xl sm:text-3xl">{one.title}</p>}
          <p className="text-lg text-muted">{one.comment}</p>
        </blockquote>
      </div>
      <div className="grid content-end border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-10">
        <Writer testimonial={one} />
      </div>
    </Card>
  )
}

function Writer({ testimonial: one }: { testimonial: Testimonial }) {
  const t = useTexts(testimonialsTexts)
  const dates = useDates()
  const professional = (
    <Link to={`/providers/${one.provider_id}`} className="text-tile-ink underline underline-offset-2">
      {one.provider_name}
    </Link>
  )
  return (
    <p className="mt-auto flex items-center gap-3 pt-1">
      <Avatar name={one.customer_name} />
      <span className="min-w-0">
        {one.customer_name}
        <span className="wrap-anywhere block text-muted text-sm">{t.about(professional, one.service_name)}</span>
        <time dateTime={one.created_at} className="block text-muted text-sm">
          {dates.day(one.created_at)}
        </time>
      </span>
    </p>
  )
}

export function NoTestimonials() {
  const { none: t } = useTexts(testimonialsTexts)
  return (
    <EmptyState title={t.title} action={<LinkButton to="/register">{t.signUp}</LinkButton>}>
      {t.text}
    </EmptyState>
  )
}
