// What a page tells search engines about itself in the words of schema.org. The types are the vocabulary's own, so that a
// name it does not have is refused where it is written.
import type { MetaDescriptor } from "react-router"
import type { BreadcrumbList, Graph, Thing } from "schema-dts"
import { brand } from "../brand.ts"
import { pathIn } from "../platform/language/language.ts"
import type { Site } from "./page-meta.ts"

type Described = Exclude<Thing, string> | Pick<Graph, "@graph">

/** As a page's head takes it. */
export const described = (thing: Described): MetaDescriptor =>
  ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }) as MetaDescriptor

/** The way to a page, from the first on; the items are addresses. */
export const trailOf = (steps: readonly { name: string; item: string }[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map((step, place) => ({ "@type": "ListItem", position: place + 1, ...step })),
})

/** Of a page right below the first one. */
export const trailFromHome = ({ publicUrl, language }: Site, { name, path }: { name: string; path: string }) =>
  trailOf([
    { name: brand.name, item: publicUrl + pathIn(language, "/") },
    { name, item: publicUrl + pathIn(language, path) },
  ])
