import type { ReactNode } from "react"
import { onPictureStyle, Picture } from "../../drawings/picture.tsx"
import { OtherPrices } from "../../professionals/components/other-prices.tsx"
import { projectPath } from "../../professionals/projects/project-paths.ts"
import { deliveryTexts, professionalTexts, profileTexts } from "../../professionals/texts.ts"
import { offerTotalIn } from "../../professionals/visit-total.ts"
import { HalfStars } from "../../ui/half-stars.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link, LinkButton } from "../../ui/link.tsx"
import { uiTexts } from "../../ui/texts.ts"
import { useLanguage, usePrices, useTexts } from "../../ui/use-texts.ts"
import type { Merit } from "../best.rules.ts"
import type { Compared } from "../comparison.ts"
import { compareTexts } from "../texts.ts"

type CellProps = { one: Compared }

export interface ComparedRow {
  name: keyof ReturnType<typeof compareTexts.in>["table"]["rows"]
  Cell: (props: CellProps) => ReactNode
  /** In which somebody can be best. */
  merit?: Merit
  /** Left out where it says so of nobody. */
  isSaid?: (one: Compared) => boolean
  /** What it says of one, where it need not stand for each if it is the same for all. */
  value?: (one: Compared) => unknown
}

/** In the order in which people decide: what they have made, whom to trust, what it costs, when, who they are. */
const rows: readonly ComparedRow[] = [
  { name: "works", Cell: Works, isSaid: ({ work }) => work !== null },
  {
    name: "checked",
    Cell: Checked,
    value: ({ id, is_verified, checks }) => (is_verified ? checks.map(({ state }) => state) : id),
  },
  { name: "rating", Cell: Stars, merit: "rating" },
  { name: "price", Cell: Price, merit: "price" },
  { name: "visit", Cell: Visit, isSaid: ({ offer }) => offer?.price_label === null },
  { name: "packages", Cell: Packages, isSaid: ({ offer }) => Boolean(offer?.packages.length) },
  { name: "rates", Cell: Rates, isSaid: ({ offer }) => Boolean(offer?.rates.length) },
  { name: "next_free", Cell: NextFree, merit: "next_free" },
  {
    name: "experience",
    Cell: Experience,
    merit: "experience",
    value: ({ work_experience, project_count }) => [work_experience, project_count],
  },
  { name: "place", Cell: ({ one }) => one.place, value: ({ place }) => place },
  {
    name: "serves",
    Cell: ({ one }) => <Listed of={one.serves} />,
    isSaid: ({ serves }) => serves.length > 0,
    value: ({ serves }) => serves.toSorted(),
  },
  {
    name: "delivery",
    Cell: Delivery,
    isSaid: ({ offer }) => offer !== null,
    value: ({ offer }) => offer?.delivery.toSorted(),
  },
  {
    name: "languages",
    Cell: ({ one }) => <Listed of={one.languages} />,
    isSaid: ({ languages }) => languages.length > 0,
    value: ({ languages }) => languages.toSorted(),
  },
  { name: "ways", Cell: Ways },
]

/** `alike`: what is the same for all of them, and helps nobody to choose. */
export const rowsFor = (compared: readonly Compared[]) => {
  const said = rows.filter(({ isSaid }) => !isSaid || compared.some(isSaid))
  const isAlike = ({ value }: ComparedRow) =>
    value && new Set(compared.map((one) => JSON.stringify(value(one)))).size === 1
  return { apart: said.filter((row) => !isAlike(row)), alike: said.filter(isAlike) }
}

function Checked({ one: { is_verified, checks } }: CellProps) {
  const { verified, notVerified } = useTexts(professionalTexts)
  const t = useTexts(compareTexts).table
  return (
    <>
      <p className={`flex items-center gap-1.5 font-semibold ${is_verified ? "text-neem-ink" : "text-muted"}`}>
        {is_verified && <Icon name="shield-check" className="size-4" />}
        {is_verified ? verified : notVerified}
      </p>
      <ul className="mt-1 grid gap-1 text-sm">
        {checks.map(({ kind, state }) => (
          <li key={kind} className={state === "approved" ? "" : "text-muted"}>
            {t.checks[kind][state]}
          </li>
        ))}
      </ul>
    </>
  )
}

function Stars({ one: { rating, reviews } }: CellProps) {
  const t = useTexts(uiTexts).rating
  return (
    <>
      <HalfStars value={rating} />
      {rating !== null && <p className="text-muted text-sm">{t.reviews(reviews)}</p>}
    </>
  )
}

function Price({ one: { offer, price_level } }: CellProps) {
  const priceText = usePrices()
  const t = useTexts(compareTexts).table
  if (!offer) return <Faint>{t.noOffer}</Faint>
  return (
    <>
      <p className="font-semibold">{offer.price_label ?? priceText(offer.price)}</p>
      <p className="text-muted text-sm">{t.priceOf(offer.name)}</p>
      {price_level && <p className="text-muted text-sm">{t.priceLevel[price_level]}</p>}
    </>
  )
}

function Visit({ one: { offer } }: CellProps) {
  const total = offerTotalIn(useLanguage())
  const t = useTexts(compareTexts).table
  if (!offer) return <Faint>{t.noOffer}</Faint>
  return offer.price_label ? offer.packages[0]?.text : total(offer)
}

function Packages({ one: { offer } }: CellProps) {
  const t = useTexts(compareTexts).table
  return offer?.packages.length ? <OtherPrices packages={offer.packages} rates={[]} /> : <Faint>{t.none}</Faint>
}

function Rates({ one: { offer } }: CellProps) {
  const t = useTexts(compareTexts).table
  return offer?.rates.length ? <OtherPrices packages={[]} rates={offer.rates} /> : <Faint>{t.notSaid}</Faint>
}

function NextFree({ one: { offer, next_free, keeps_hours } }: CellProps) {
  const t = useTexts(compareTexts).table
  if (next_free) return <p className="first-letter:uppercase">{next_free}</p>
  if (!offer) return <Faint>{t.noOffer}</Faint>
  return <Faint>{keeps_hours ? t.full : t.onRequest}</Faint>
}

function Experience({ one: { work_experience, project_count } }: CellProps) {
  const { years } = useTexts(professionalTexts)
  const t = useTexts(compareTexts).table
  return (
    <>
      {work_experience === null ? <Faint>{t.notSaid}</Faint> : <p>{years(work_experience)}</p>}
      {project_count > 0 && <p className="text-muted text-sm">{t.projects(project_count)}</p>}
    </>
  )
}

function Delivery({ one: { offer } }: CellProps) {
  const ways = useTexts(deliveryTexts).customer
  return <Listed of={offer?.delivery.map((way) => ways[way]) ?? []} />
}

/** One is shown; the profile, to which the name in the head leads, has the others. */
function Works({ one: { id, work, work_count } }: CellProps) {
  const t = useTexts(compareTexts).table
  const { drawn } = useTexts(profileTexts).portfolio
  if (!work) return <Faint>{t.noWorks}</Faint>
  const { title, locality, completed_year, picture } = work
  return (
    <>
      <Link to={projectPath(id, work.id)} className="group block text-sm">
        <span className="relative block overflow-hidden rounded-md border border-line bg-surface">
          <Picture
            {...picture}
            detail="low"
            sizes="(min-width: 48rem) 18rem, 50vw"
            className="aspect-4/3 w-full object-cover"
          />
          {!picture.photo && <span className={`bottom-1 left-1 ${onPictureStyle}`}>{drawn}</span>}
        </span>
        <span className="mt-1.5 block font-semibold group-hover:underline">{title}</span>
      </Link>
      <p className="text-muted text-sm">{t.work(locality, completed_year, work_count - 1)}</p>
    </>
  )
}

function Listed({ of }: { of: readonly string[] }) {
  const t = useTexts(compareTexts).table
  return of.length > 0 ? of.join(", ") : <Faint>{t.notSaid}</Faint>
}

const Faint = ({ children }: { children: string }) => <span className="text-muted">{children}</span>

/** Where to go on from a column. */
function Ways({ one: { id, business_name, offer } }: { one: Compared }) {
  const t = useTexts(compareTexts)
  const { book } = useTexts(professionalTexts)
  return (
    <div className="no-print grid gap-2">
      {offer && (
        <LinkButton
          to={`/providers/${id}?book=${offer.id}`}
          wide
          variant="tinted"
          className="max-md:px-2 max-md:text-sm"
        >
          <span>
            {book}
            <span className="sr-only">{t.table.with(business_name)}</span>
          </span>
        </LinkButton>
      )}
      <LinkButton to={`/providers/${id}`} variant="secondary" wide className="max-md:px-2 max-md:text-sm">
        <span>
          {t.list.view}
          <span className="sr-only">{t.list.of(business_name)}</span>
        </span>
      </LinkButton>
    </div>
  )
}
