import type { BreadcrumbList, ItemList, Service } from "schema-dts"
import { pathIn } from "../../platform/language/language.ts"
import type { Site } from "../../sharing/page-meta.ts"
import { trailOf } from "../../sharing/structured-data.ts"
import { cityPath, placePath } from "./place.rules.ts"
import type { Place } from "./place.server.ts"
import { placeTexts } from "./texts.ts"

/** What search engines read: the service and where, whom the page lists, the way to it. Ratings stand with whom they are of. */
export const placeData = (place: Place, site: Site): (Service | ItemList | BreadcrumbList)[] => {
  const t = placeTexts.in(site.language)
  const at = (path: string) => site.publicUrl + pathIn(site.language, path)
  const { plural_name, city_name, locality_name, shown } = place
  const url = at(placePath(place))
  const name = t.heading(plural_name, locality_name, city_name)
  return [
    serviceOf(place, name, url),
    {
      "@type": "ItemList",
      name,
      numberOfItems: shown.length,
      itemListElement: shown.map((one, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: one.business_name,
        url: at(`/providers/${one.provider_id}`),
      })),
    },
    trailOf([
      { name: t.trail.home, item: at("/") },
      { name: t.trail.services, item: at("/services") },
      { name: t.trail.city(plural_name, city_name), item: at(cityPath(place)) },
      { name: locality_name, item: url },
    ]),
  ]
}

const serviceOf = (place: Place, name: string, url: string): Service => {
  const { category, city_name, locality_name, latitude, longitude, lowest, highest, priced } = place
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    url,
    serviceType: category,
    areaServed: {
      "@type": "Place",
      name: `${locality_name}, ${city_name}`,
      geo: { "@type": "GeoCoordinates", latitude, longitude },
    },
    ...(lowest !== null && {
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: "INR",
        lowPrice: Number(lowest),
        highPrice: Number(highest),
        offerCount: priced,
      },
    }),
  }
}
