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

/** What its sharing picture shows: in the middle, to the left, to the right. */
const drawings = {
  help: ["plan", "elevation", "room"],
  about: ["elevation", "plan", "detail"],
  terms: ["plan", "section", "detail"],
  privacy: ["detail", "plan", "elevation"],
  refund: ["section", "detail", "room"],
  grievance: ["elevation", "section", "plan"],
} as const satisfies Record<string, readonly [PictureKind, PictureKind, PictureKind]>

/** Its address without the slash. */
type TextPage = keyof typeof drawings

export const textPicture = (page: TextPage, { heading }: LongText, language: Language): SharingPicture => {
  const [middle, left, right] = drawings[page]
  return {
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
  }
}

/** What a text says of itself, and where it stands, for search engines. */
export const textMeta = (site: Site, page: TextPage, text: LongText): MetaDescriptor[] => {
  const { meta, heading } = text
  const description = typeof meta.description === "string" ? meta.description : meta.description(site)
  const picture = textPicture(page, text, site.language)
  const path = `/${page}`
  const url = site.publicUrl + pathIn(site.language, path)
  return [
    ...pageMeta(site, { title: meta.title, description, path, picture }),
    ...(import.meta.env.SSR
      ? [
          described({
            "@type": "WebPage",
            name: heading,
            description,
            url,
            inLanguage: languageTag[site.language],
            publisher: { "@type": "Organization", name: brand.legalName },
            breadcrumb: trailFromHome(site, { name: heading, path }),
          }),
        ]
      : []),
  ]
}
