import { redirect } from "react-router"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { CostLine } from "../../professionals/cost/components/cost-line.tsx"
import { verificationTexts } from "../../professionals/texts.ts"
import { pageMeta, pageTitle, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Link, LinkButton } from "../../ui/link.tsx"
import { Section } from "../../ui/section.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { ProfessionalCard } from "../components/professional-card.tsx"
import type { Route } from "./+types/place.page"
import { Figures, rangeIn } from "./components/figures.tsx"
import { PlaceHead, placeClasses } from "./components/place-head.tsx"
import { cityPath, placePath, searchPath } from "./place.rules.ts"
import { getPlace, type Place } from "./place.server.ts"
import { placePicture } from "./place.sharing.ts"
import { placeData } from "./place-structured-data.ts"
import { placeTexts } from "./texts.ts"

export const handle: PageHandle = { isStatic: true, cache: { seconds: 60, reads: [] } }

export const loader = publicLoader(async (ctx, { params: { service = "", city = "", locality = "" } }) => {
  const answer = await getPlace(ctx, { service, city, locality })
  if ("elsewhere" in answer) throw redirect(answer.elsewhere.to, answer.elsewhere.status)
  return answer.shown
})

export const meta: Route.MetaFunction = ({ loaderData: place, matches }) => {
  if (!place) return pageTitle(matches, placeTexts, (t) => t.unknown)
  const site = siteOf(matches)
  const t = placeTexts.in(site.language)
  const { plural_name, locality_name, city_name, professionals, verified, lowest, highest, rating, reviews } = place
  const lead = t.lead(plural_name, professionals, verified, locality_name)
  const price = lowest !== null && highest !== null ? rangeIn(t)(lowest, highest) : null
  return [
    ...pageMeta(site, {
      title: t.title(plural_name, locality_name, city_name),
      description: t.description(lead, price, rating === null ? null : t.rated(rating.toFixed(1), reviews)),
      path: placePath(place),
      picture: placePicture(place, site.language),
    }),
    ...(import.meta.env.SSR ? [described({ "@graph": placeData(place, site) })] : []),
  ]
}

export default function PlacePage({ loaderData: place }: Route.ComponentProps) {
  const t = useTexts(placeTexts)
  const { checks } = useTexts(verificationTexts)
  const { service, category, plural_name, city_name, locality_name, professionals, shown, near } = place
  const search = { category, city: city_name, locality: locality_name }
  const trail = [
    { label: t.trail.home, to: "/" },
    { label: t.trail.services, to: "/services" },
    { label: t.trail.city(plural_name, city_name), to: cityPath(place) },
    { label: locality_name },
  ]
  return (
    <>
      <div className="page-width grid gap-3 pt-4 pb-6 md:pt-8 md:pb-8">
        <Breadcrumb items={trail} />
        <PlaceHead
          service={service}
          heading={t.heading(plural_name, locality_name, city_name)}
          lead={t.lead(plural_name, professionals, place.verified, locality_name)}
        />
      </div>
      <Figures place={place} />
      <Section id="people" title={t.people.heading(plural_name, locality_name)}>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {shown.map((one) => (
            <ProfessionalCard
              key={one.provider_id}
              one={one}
              beside
              notes={[
                !one.is_based && t.people.hasProjects(locality_name),
                one.is_registration_unchecked && checks.coa.missing,
              ]}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="max-w-prose text-pretty text-muted">
            {t.people.order(locality_name, (text) => (
              <Link to="/help#ranking" className="text-tile-ink underline">
                {text}
              </Link>
            ))}
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={searchPath(search)}>{t.people.search(locality_name)}</LinkButton>
            <LinkButton to={searchPath({ ...search, free: "week" })} variant="secondary" icon="calendar">
              {t.people.free}
            </LinkButton>
          </div>
        </div>
      </Section>
      {place.cost && (
        <Section id="cost" title={t.cost(city_name)} goesOn>
          <CostLine cost={place.cost} />
        </Section>
      )}
      <div className="-mb-16 border-line border-t bg-band">
        <Section id="near" title={near.length > 0 ? t.near.heading(locality_name) : t.near.none(city_name)}>
          {near.length > 0 && <NearPlaces place={place} />}
          <p className="flex flex-wrap gap-x-8 gap-y-2">
            <Link to={cityPath(place)} className="inline-flex min-h-11 items-center text-tile-ink underline">
              {t.near.all(plural_name, city_name)}
            </Link>
            <Link to={`/services/${service}`} className="inline-flex min-h-11 items-center text-tile-ink underline">
              {t.near.service(plural_name)}
            </Link>
          </p>
        </Section>
      </div>
    </>
  )
}

/** The nearest localities that have a page of their own, with how far they are. */
function NearPlaces({ place: { near, ...place } }: { place: Place }) {
  const { near: t } = useTexts(placeTexts)
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {near.map(({ locality, name, km, professionals }) => (
        <li key={locality}>
          <Link to={placePath({ ...place, locality })} className={placeClasses}>
            <span className="flex items-baseline justify-between gap-3 font-semibold">
              {name}
              <span className="whitespace-nowrap font-normal text-muted text-sm">{t.far(km)}</span>
            </span>
            <span className="text-muted text-sm">{t.count(place.plural_name, professionals)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
