import { type Drawn, Picture } from "../../../drawings/picture.tsx"
import { Card } from "../../../ui/card.tsx"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { Section } from "../../../ui/section.tsx"
import { swipeRow, swipeStop } from "../../../ui/swipe.ts"
import { useCities, useTexts } from "../../../ui/use-texts.ts"
import { ProfessionalCard } from "../../components/professional-card.tsx"
import { CardsLoading } from "../../components/service-cards.tsx"
import { SourceLine } from "../../components/source-line.tsx"
import type { ProfessionalSummary } from "../../summaries.ts"
import { claimsTexts, readsTexts } from "../../texts.ts"
import { homeTexts } from "../texts.ts"

/** Verified professionals of best standing: by rating and reviews, never by payment. Undefined: they are on their way. */
export function FeaturedProfessionals({ professionals }: { professionals: ProfessionalSummary[] | undefined }) {
  const { featured: t } = useTexts(homeTexts)
  const cities = useCities()
  if (professionals?.length === 0) return null
  return (
    <div className="border-line border-y bg-band">
      <Section id="featured" title={t.heading(cities)} lead={t.lead}>
        {professionals ? (
          <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
            {professionals.map((one) => (
              <ProfessionalCard key={one.provider_id} one={one} className={swipeStop} />
            ))}
          </ul>
        ) : (
          <CardsLoading number={6} />
        )}
        <LinkButton to="/search" variant="secondary" icon="arrow-right" className="flex-row-reverse justify-self-start">
          {t.all}
        </LinkButton>
      </Section>
    </div>
  )
}

/** A figure that no line may cut: "₹999-4999". */
const unbroken = (figure: string) => <span className="whitespace-nowrap">{figure}</span>

/** What customers do not pay, and beside it what professionals do. */
export function FreeBooking() {
  const { free: t } = useTexts(claimsTexts)
  return (
    <section aria-labelledby="free" className="border-line border-t bg-brass-soft">
      <div className="page-width grid items-center gap-x-16 gap-y-3 py-6 lg:grid-cols-[1fr_auto] lg:gap-y-1.5 lg:py-8">
        <h2 id="free" className="self-end text-xl sm:text-2xl">
          {t.heading}
        </h2>
        <dl className="grid grid-cols-3 divide-x divide-brass/40 max-lg:-mx-2 lg:row-span-2 print:mx-0">
          {t.kinds.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end px-2 text-center lg:px-8">
              <dt className="text-sm">{text}</dt>
              <dd className="font-semibold font-serif text-2xl text-brass-ink sm:text-3xl">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-2xl self-start text-sm">{t.note(unbroken)}</p>
      </div>
    </section>
  )
}

/** A front as an architect draws it, a flat's floor, what carries a house, shade over a window: in the order of the reads. */
const pictures: Drawn[] = [
  { kind: "elevation.house.2f", seed: "p" },
  { kind: "plan.flat.900", seed: "reads" },
  { kind: "section.3f", seed: "h" },
  { kind: "detail.chajja", seed: "e" },
]

/** What is worth knowing before building, each with its source. */
export function QuickReads() {
  const { facts: t } = useTexts(readsTexts)
  return (
    <Section id="facts" title={t.heading} goesOn>
      <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-4`}>
        {t.reads.map(({ title, text, source }, place) => (
          <Card as="li" flush key={title} className={`flex flex-col ${swipeStop}`}>
            <Picture
              {...pictures[place]!}
              detail="low"
              className="h-32 w-full sm:aspect-video sm:h-auto border-line border-b"
            />
            <div className="flex grow flex-col gap-2 p-4 sm:p-5">
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
              <SourceLine {...source} className="mt-auto pt-1" />
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

/** One for each reason, in their order. */
const icons: IconName[] = ["shield-check", "star", "calendar", "filter", "eye-off", "rupee"]

/** Each reason leads to where it is said at length, so that nobody has to believe it. */
export function WhyChoose() {
  const { why: t } = useTexts(claimsTexts)
  return (
    <div className="border-line border-y bg-band">
      <Section id="why" title={t.heading}>
        <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-3">
          {t.reasons.map(({ title, text, note, to }, place) => (
            <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              <span className="grid size-11 place-items-center rounded-lg bg-tile-soft text-tile-ink">
                <Icon name={icons[place]!} className="size-6" />
              </span>
              <div>
                <h3 className="text-lg">
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center underline decoration-border underline-offset-4 hover:decoration-tile"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="text-muted">{text}</p>
                {note && <p className="mt-1 text-muted text-sm">{note}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** The whole, the lines, the carved column, the joint: one for each maker, in their order. */
const works: Drawn[] = [
  { kind: "plan.wada.1800", seed: "j" },
  { kind: "fragment", seed: "l" },
  { kind: "detail.column.teak", seed: "c" },
  { kind: "detail.joint.teak", seed: "b" },
]

/** Where the name comes from. */
export function Heritage() {
  const { heritage: t } = useTexts(readsTexts)
  return (
    <Section id="heritage" title={t.heading} lead={t.text}>
      <div className="grid gap-5 sm:gap-8">
        <ul className="grid gap-3 sm:grid-cols-4 sm:gap-5">
          {t.makers.map(({ name, does }, place) => (
            <li key={name} className="flex items-center gap-4 sm:flex-col sm:items-stretch sm:gap-3">
              <Picture
                {...works[place]!}
                detail="low"
                className="aspect-4/3 w-20 shrink-0 rounded-md border border-line sm:w-full sm:rounded-lg"
              />
              <p>
                <strong className="block font-semibold font-serif text-lg">{name}</strong>
                <span className="text-muted">{does}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="grid gap-1 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-8">
          <p className="max-w-3xl sm:text-lg">
            {t.now}{" "}
            <Link to="/about#name" className="text-tile-ink underline underline-offset-2">
              {t.more}
            </Link>
          </p>
          <SourceLine {...t.source} />
        </div>
      </div>
    </Section>
  )
}
