import { brand } from "../brand.ts"
import { pathIn } from "../platform/words/language.ts"
import type { Site } from "./page-meta.ts"

/** Where a page stands below the home page, for search engines. */
export const trailData = ({ publicUrl, language }: Site, page: { name: string; path: string }) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: brand.name, path: "/" }, page].map(({ name, path }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name,
    item: publicUrl + pathIn(language, path),
  })),
})
