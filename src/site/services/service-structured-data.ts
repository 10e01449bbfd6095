import type { BreadcrumbList, Service } from "schema-dts"
import { brand } from "../../brand.ts"
import { pathIn } from "../../platform/language/language.ts"
import type { Site } from "../../sharing/page-meta.ts"
import { trailOf } from "../../sharing/structured-data.ts"
import type { ServicePage } from "./service-page.server.ts"
import { serviceTexts } from "./texts.ts"

/** What search engines read: where the page stands, and a service where somebody can be booked for it. */
export const serviceData = (page: ServicePage, { publicUrl, language }: Site): (BreadcrumbList | Service)[] => {
  const { trail } = serviceTexts.in(language)
  const at = (path: string) => publicUrl + pathIn(language, path)
  const url = at(`/services/${page.slug}`)
  const steps = trailOf([
    { name: trail.label, item: at("/") },
    { name: trail.services, item: at("/services") },
    { name: page.name, item: url },
  ])
  const prices = page.offer?.prices
  const service: Service = {
    "@type": "Service",
    "@id": url,
    name: page.content.hero.heading,
    serviceType: page.name,
    description: page.content.hero.lead,
    url,
    areaServed: { "@type": "City", name: page.city },
    provider: { "@type": "Organization", name: brand.name, url: at("/") },
    ...(prices && {
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: "INR",
        offerCount: prices.number,
        lowPrice: prices.lowest,
        highPrice: prices.highest,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceCurrency: "INR",
          minPrice: Number(prices.lowest),
          maxPrice: Number(prices.highest),
          unitCode: HOUR,
        },
      },
    }),
  }
  return page.state === "open" ? [steps, service] : [steps]
}

/** By the code of the United Nations for units. */
const HOUR = "HUR"
