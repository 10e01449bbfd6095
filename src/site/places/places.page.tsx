import { redirect } from "react-router"
import { pathIn } from "../../platform/language/language.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, pageTitle, siteOf } from "../../sharing/page-meta.ts"
import { described, trailOf } from "../../sharing/structured-data.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Link, LinkButton } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/places.page"
import { CityMap } from "./components/city-map.tsx"
import { rangeIn } from "./components/figures.tsx"
import { PlaceHead, placeClasses } from "./components/place-head.tsx"
import { cityPath, leading, placePath, searchPath } from "./place.rules.ts"
import { getPlacesOfCity } from "./place.server.ts"
import { placesPicture } from "./places.sharing.ts"
import { placesTexts, placeTexts } from "./texts.ts"

export const handle: PageHandle = { isStatic: true, cache: { seconds: 60, reads: [] } }

export const loader = publicLoader(async (ctx, { params: { service = "", city = "" } }) => {
  const answer = await getPlacesOfCity(ctx, { service, city })
  if ("elsewhere" in answer) throw redirect(answer.elsewhere.to, answer.elsewhere.status)
  return answer.shown
})

export const meta: Route.MetaFunction = ({ loaderData: places, matches }) => {
  if (!places) return pageTitle(matches, placesTexts, (t) => t.unknown)
  const site = siteOf(matches)
  const t = placesTexts.in(site.language)
  const { plural_name, city_name, localities } = places
  const at = (path: string) => site.publicUrl + pathIn(site.language, path)
  return [
    ...pageMeta(site, {
      title: t.title(plural_name, city_name),
      description: t.description(plural_name, city_name, localities.length, leading(localities)?.locality_name),
      path: cityPath(places),
      picture: placesPicture(places, site.language),
    }),
    ...(import.meta.env.SSR
      ? [
          described(
            trailOf([
              { name: t.trail.home, item: at("/") },
              { name: t.trail.services, item: at("/services") },
              { name: t.heading(plural_name, city_name), item: at(cityPath(places)) },
            ]),
          ),
        ]
      : []),
  ]
}

export default function PlacesPage({ loaderData: places }: Route.ComponentProps) {
  const t = useTexts(placesTexts)
  const ofPlace = useTexts(placeTexts)
  const { service, category, plural_name, city_name, localities } = places
  const trail = [
    { label: t.trail.home, to: "/" },
    { label: t.trail.services, to: "/services" },
    { label: t.heading(plural_name, city_name) },
  ]
  return (
    <div className="page-width grid gap-8 py-4 md:py-8">
      <div className="grid gap-3">
        <Breadcrumb items={trail} />
        <PlaceHead service={service} heading={t.heading(plural_name, city_name)} lead={t.lead(plural_name)} />
      </div>
      <div className="grid items-start gap-6 lg:has-[figure]:grid-cols-[3fr_2fr] lg:gap-8">
        <CityMap places={places} />
        <ul className="grid gap-3 sm:grid-cols-2 lg:[figure+&]:grid-cols-1">
          {localities.map(({ locality, locality_name, professionals, based, lowest, highest, rating, reviews }) => (
            <li key={locality}>
              <Link to={placePath({ ...places, locality })} className={`h-full content-start ${placeClasses}`}>
                <span className="font-semibold font-serif text-lg">{locality_name}</span>
                <span className="text-muted text-sm">{t.count(based, professionals - based)}</span>
                {lowest !== null && highest !== null && (
                  <span className="mt-2">{t.hourly(rangeIn(ofPlace)(lowest, highest))}</span>
                )}
                {rating !== null && <Rating value={rating} count={reviews} compact />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">{t.elsewhere}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <LinkButton to={searchPath({ category, city: city_name })}>{t.search(plural_name, city_name)}</LinkButton>
          <Link to={`/services/${service}`} className="inline-flex min-h-11 items-center text-tile-ink underline">
            {ofPlace.near.service(plural_name)}
          </Link>
        </div>
      </div>
    </div>
  )
}
