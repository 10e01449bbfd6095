import type { MetaDescriptor } from "react-router"
import { brand } from "../../brand.ts"
import type { PictureKind } from "../../drawings/picture.tsx"
import { type Language, languageTag, pathIn } from "../../platform/language/language.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { pageMeta, type Site } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { described, trailFromHome } from "../../sharing/structured-data.ts"
import type { LongText } from "./long-text.ts"
import { longTextTexts } from "./texts.ts"

/** A text is read: nothing on it needs the application (docs/decisions/0005). */
export const textHandle: PageHandle = { isStatic: true, cache: { seconds: 300, reads: [] } }

/** @param page its address without the slash */
export const textPicture = (
  page: string,
  { heading }: LongText,
  language: Language,
  [middle, left, right]: readonly [PictureKind, PictureKind, PictureKind],
): SharingPicture => ({
  page,
  card: {
    title: heading,
    line: longTextTexts.in(language).cardLine,
    drawings: [
      { kind: middle, seed: page },
      { kind: left, seed: `${page} left` },
      { kind: right, seed: `${page} right` },
    ],
  },
})

/** What a text says of itself, and where it stands, for search engines. */
export const textMeta = (site: Site, { meta, heading }: LongText, picture: SharingPicture): MetaDescriptor[] => {
  const path = `/${picture.page}`
  const url = site.publicUrl + pathIn(site.language, path)
  return [
    ...pageMeta(site, { ...meta, path, picture }),
    described({
      "@type": "WebPage",
      name: heading,
      description: meta.description,
      url,
      inLanguage: languageTag[site.language],
      publisher: { "@type": "Organization", name: brand.legalName },
      breadcrumb: trailFromHome(site, { name: heading, path }),
    }),
  ]
}
