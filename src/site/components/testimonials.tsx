import { Avatar } from "../../ui/avatar.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useWords } from "../../ui/use-words.ts"
import { homeWords } from "../home.words.ts"

export interface Testimonial {
  id: string
  overall_rating: number
  title: string | null
  comment: string
  customer_name: string
  provider_name: string
  service_name: string
}

/** Real reviews whose writers agreed to be quoted. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const { testimonials: t } = useWords(homeWords)
  if (testimonials.length === 0) {
    return (
      <EmptyState title={t.none.title} action={<LinkButton to="/register">{t.none.signUp}</LinkButton>}>
        {t.none.text}
      </EmptyState>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
      {testimonials.map((one) => (
        <Card as="li" key={one.id} className="flex flex-col gap-4 max-md:nth-[n+4]:hidden">
          <Rating value={one.overall_rating} />
          <blockquote className="grid gap-2">
            {one.title && <p className="font-semibold font-serif text-lg">{one.title}</p>}
            <p className="line-clamp-6 text-muted">{one.comment}</p>
          </blockquote>
          <p className="mt-auto flex items-center gap-3 pt-1">
            <Avatar name={one.customer_name} />
            <span className="min-w-0">
              {one.customer_name}
              <span className="wrap-anywhere block text-muted text-sm">
                {t.about(one.provider_name, one.service_name)}
              </span>
            </span>
          </p>
        </Card>
      ))}
    </ul>
  )
}
