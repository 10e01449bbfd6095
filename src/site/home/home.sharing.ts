import type { Organization, WebSite } from "schema-dts"
import { brand } from "../../brand.ts"
import { languageTag, pathIn } from "../../platform/language/language.ts"
import type { SharingSite, Site } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { homeTexts } from "./texts.ts"

/** Who runs the site, and how it is searched, for search engines. */
export const homeData = (site: Site): (Organization | WebSite)[] => {
  const { publicUrl, language, cities } = site
  const url = publicUrl + pathIn(language, "/")
  const search = publicUrl + pathIn(language, "/search")
  return [
    {
      "@type": "Organization",
      "@id": `${url}#organization`,
      name: brand.name,
      legalName: brand.legalName,
      url,
      telephone: brand.phone,
      email: brand.emails.general,
      address: brand.address,
      areaServed: [...cities],
      sameAs: brand.social.map(({ url }) => url),
    },
    {
      "@type": "WebSite",
      "@id": `${url}#website`,
      name: brand.name,
      description: homeTexts.in(language).description(site),
      url,
      inLanguage: languageTag[language],
      publisher: { "@id": `${url}#organization` },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${search}?query={query}` },
      },
    },
  ]
}

export const homePicture = (site: SharingSite): SharingPicture => ({
  page: "home",
  card: {
    title: brand.tagline,
    line: homeTexts.in(site.language).cardLine(site),
    drawings: [
      { kind: "hero", seed: "home" },
      { kind: "elevation", seed: "home" },
      { kind: "room", seed: "home" },
    ],
  },
})
