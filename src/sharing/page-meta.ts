import type { MetaDescriptor } from "react-router"
import { brand } from "../brand.ts"
import {
  defaultLanguage,
  type Language,
  languages,
  languageTag,
  pathIn,
  type Texts,
} from "../platform/language/language.ts"
import { type Market, nothingOpen } from "../platform/language/market.ts"
import { type SharingPicture, sharingPath } from "./sharing-card.ts"
import { sharingTexts } from "./texts.ts"

interface PublicPage {
  title: string
  description: string
  /** Its one address, from the first slash on, without the language. */
  path: string
  type?: "website" | "profile" | "article"
  /**
   * On the server always; a page whose script has to be small leaves it out of the browser's copy:
   * `import.meta.env.SSR ? … : undefined`.
   */
  picture: SharingPicture | undefined
}

/** What search engines and messengers are told about a public page. */
export const pageMeta = (site: Site, page: PublicPage): MetaDescriptor[] => {
  // Search engines and messengers ask for a page anew: what only they read is not for the browser.
  return [{ title: page.title }, ...(import.meta.env.SSR ? forMachines(site, page) : [])]
}

const forMachines = (site: Site, page: PublicPage): MetaDescriptor[] => {
  const { description, path, picture } = page
  const url = site.publicUrl + pathIn(site.language, path)
  return [
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(site.publicUrl, path),
    ...(picture ? forMessengers(site, page, picture, url) : []),
  ]
}

const forMessengers = (
  { publicUrl, language }: Site,
  { title, description, type }: PublicPage,
  picture: SharingPicture,
  url: string,
): MetaDescriptor[] => {
  return [
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: type ?? "website" },
    { property: "og:url", content: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: languageTag[language].replace("-", "_") },
    ...imageOf(picture, publicUrl, language),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

const imageOf = (picture: SharingPicture, publicUrl: string, language: Language): MetaDescriptor[] => {
  const { photo, card } = picture
  if (photo)
    return [
      { property: "og:image", content: publicUrl + photo.path },
      { property: "og:image:type", content: photo.type },
      { property: "og:image:alt", content: photo.alt },
    ]
  return [
    { property: "og:image", content: publicUrl + pathIn(language, sharingPath(picture)) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: sharingTexts.in(language).pictureAlt(card.title, card.line) },
  ]
}

/** The same page in the other languages; nothing while there is one. */
const alternates = (publicUrl: string, path: string): MetaDescriptor[] => {
  if (languages.length < 2) return []
  const link = (hrefLang: string, language: Language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: publicUrl + pathIn(language, path),
  })
  return [...languages.map((one) => link(languageTag[one], one)), link("x-default", defaultLanguage)]
}

/** What the root of every page knows of the site: its own address, the language that this page is in, and what is open. */
export interface Site extends Market {
  publicUrl: string
  language: Language
}

/** As much of it as is said on a sharing picture. */
export type SharingSite = Omit<Site, "publicUrl">

type Matches = readonly ({ id: string; loaderData: unknown } | undefined)[]

export const siteOf = (matches: Matches): Site => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    | (Partial<Site> & { market?: Market })
    | null
    | undefined
  const { publicUrl = "", language = defaultLanguage, market = nothingOpen } = root ?? {}
  return { publicUrl, language, ...market }
}

/** The head of a page that is nobody else's: its title in the reader's language. */
export const pageTitle = <T>(matches: Matches, texts: Texts<T>, choose: (t: T) => string): MetaDescriptor[] => [
  { title: `${choose(texts.in(siteOf(matches).language))} · ${brand.name}` },
]
