import { Picture } from "../../../drawings/picture.tsx"
import { ServiceInquiryForm, ServiceWaitlistForm } from "../../../enquiries/service/components/service-forms.tsx"
import { serviceChoiceTexts } from "../../../enquiries/texts.ts"
import { serviceSlugs } from "../../../services/service-slugs.ts"
import { Faq } from "../../../ui/faq.tsx"
import { FormAside } from "../../../ui/form/form-aside.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { Section } from "../../../ui/section.tsx"
import { swipeRow, swipeStop } from "../../../ui/swipe.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { ProfessionalCard } from "../../components/professional-card.tsx"
import { localitiesPath } from "../../places/place.rules.ts"
import { TestimonialCard } from "../../testimonials/components/testimonial-card.tsx"
import type { ServicePage } from "../service-page.server.ts"
import { serviceTexts } from "../texts.ts"
import { Costs } from "./costs.tsx"

/** First of all for who comes to book: who there is, and what it costs. */
export function Offer({ page, offer }: { page: ServicePage; offer: NonNullable<ServicePage["offer"]> }) {
  const { people: t } = useTexts(serviceTexts)
  return (
    <>
      <div className="border-line border-y bg-band">
        <Section id="people" title={t.heading} lead={offer.professionals > 0 ? t.lead : t.none}>
          {offer.professionals > 0 && (
            <>
              <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
                {offer.people.map((one) => (
                  <ProfessionalCard key={one.provider_id} one={one} className={swipeStop} />
                ))}
              </ul>
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <LinkButton
                  to={`/search?service_type=${page.slug}`}
                  variant="secondary"
                  icon="arrow-right"
                  className="flex-row-reverse"
                >
                  {t.all(page.services)}
                </LinkButton>
                <Link
                  to={localitiesPath(page.slug, [page.city])}
                  className="inline-flex min-h-11 items-center text-tile-ink hover:underline"
                >
                  {t.localities}
                </Link>
              </div>
            </>
          )}
        </Section>
      </div>
      <Costs page={page} goesOn={false} />
    </>
  )
}

/** Which papers to ask for, what each shows, and the office that gives it. */
export function PapersToCheck({ papers }: Pick<ServicePage, "papers">) {
  const { papers: t } = useTexts(serviceTexts)
  return (
    <Section id="papers" title={t.heading} lead={t.lead}>
      <Faq questions={papers.map((paper) => ({ question: paper.name, answer: <Paper paper={paper} /> }))} />
    </Section>
  )
}

function Paper({ paper: { shows, from, links } }: { paper: ServicePage["papers"][number] }) {
  const { papers: t } = useTexts(serviceTexts)
  return (
    <div className="grid gap-2">
      <p className="text-ink">{shows}</p>
      <p>{from}</p>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-5">
          {links.map(({ name, url }) => (
            <a
              key={url}
              href={url}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline"
            >
              {t.link(name)}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

export function QuotedReviews({ reviews }: Pick<NonNullable<ServicePage["offer"]>, "reviews">) {
  const { reviews: t } = useTexts(serviceTexts)
  return (
    <div className="border-line border-y bg-band">
      <Section id="reviews" title={t.heading} lead={t.lead}>
        <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
          {reviews.map((one) => (
            <TestimonialCard key={one.id} testimonial={one} cut className={`${swipeStop} max-lg:sm:nth-[n+3]:hidden`} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** An inquiry for what is open, a waiting list for what opens next; of what is only thought of somebody may say what they need. */
export function ServiceForm({ page: { slug, name, city, state, isInformation, offer } }: { page: ServicePage }) {
  const { inquiry, waitlist } = useTexts(serviceTexts)
  if (state === "soon") {
    const more = isInformation && <p className="text-muted">{waitlist.information}</p>
    return (
      <FormAside id="inquiry" heading={waitlist.heading} lead={waitlist.lead(name, city)} more={more}>
        <ServiceWaitlistForm key={slug} service={slug} />
      </FormAside>
    )
  }
  const isOpen = state === "open"
  const canSuggest = offer?.canSuggest === true
  return (
    <FormAside
      id="inquiry"
      heading={isOpen ? inquiry.heading : inquiry.ideaHeading}
      lead={isOpen ? inquiry[canSuggest ? "lead" : "leadFew"] : inquiry.idea}
    >
      <ServiceInquiryForm key={slug} service={slug} isOpen={isOpen} canSuggest={canSuggest} />
    </FormAside>
  )
}

export function ServiceNotFound() {
  const { unknown: t } = useTexts(serviceTexts)
  const { services } = useTexts(serviceChoiceTexts)
  return (
    <section className="page-width grid justify-items-center gap-4 py-12 text-center md:py-16">
      <Picture kind="empty" seed="error" eager className="h-48 w-auto" />
      <h1 className="text-2xl md:text-3xl">{t.title}</h1>
      <p className="max-w-prose text-muted">{t.text}</p>
      <ul className="flex max-w-2xl flex-wrap justify-center gap-x-6">
        {serviceSlugs.map((slug) => (
          <li key={slug}>
            <Link
              to={`/services/${slug}`}
              className="inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline"
            >
              {services[slug]}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/services" variant="secondary" className="mt-2">
        {t.all}
      </LinkButton>
    </section>
  )
}
