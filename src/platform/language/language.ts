/**
 * The languages of the site, and how sentences are kept by language (docs/decisions/0013). A folder writes its sentences in
 * `texts.ts`; a language that is added here does not compile until each catalogue has it.
 */
export const languages = ["en"] as const
export type Written = (typeof languages)[number]

/** Made by a program from English, for tests: what is not in its brackets never went through a file of texts. */
export const pseudo = "xa"
export type Language = Written | typeof pseudo

export const defaultLanguage: Written = "en"

/** As `lang` and `hreflang` say it. */
export const languageTag: Record<Language, string> = { en: "en-IN", xa: "en-XA" }

export interface Texts<T> {
  in: (language: Language) => T
}

/** Text that is worded when it is known who reads it: `localize(words, …)` makes it. */
export type Localized = (language: Language) => string
/** The same, or what is worded already. */
export type LocalizedText = string | Localized

export const resolveText = (said: LocalizedText, language: Language) =>
  typeof said === "string" ? said : said(language)

let makePseudo: (<T extends object>(texts: T) => T) | undefined
/** Called at start, where tests ask for it: nobody else carries the program that makes it. */
export const addPseudoLanguage = (make: NonNullable<typeof makePseudo>) => {
  makePseudo = make
}

/** The languages that this process answers in, English first. */
export const spokenLanguages = (): readonly Language[] =>
  makePseudo || isPseudoDocument() ? [...languages, pseudo] : languages

/** The browser's build of the pseudo-language holds its words, not the program. */
const isPseudoDocument = () => typeof document !== "undefined" && document.documentElement.lang === languageTag[pseudo]

/** In the browser's build of one language the others are left out (vite/texts.ts): whatever is there is the one. */
export const inLanguages = <T extends object>(all: Record<Written, T>): Texts<T> => {
  let pseudoTexts: T | undefined
  const only = () => languages.map((language) => all[language]).find(Boolean)!
  return {
    in: (language) => {
      if (language !== pseudo) return all[language] ?? only()
      pseudoTexts ??= makePseudo ? makePseudo(only()) : only()
      return pseudoTexts
    },
  }
}

/** A sentence of a slice, chosen now and worded for its reader: `conflict(localize(bookingTexts, (t) => t.taken))`. */
export const localize =
  <T>(texts: Texts<T>, choose: (t: T) => string): Localized =>
  (language) =>
    choose(texts.in(language))

/** The same, of one catalogue: for a file that refuses with several of its sentences. */
export const localizerOf =
  <T>(texts: Texts<T>) =>
  (choose: (t: T) => string) =>
    localize(texts, choose)

/** "/mr/search" in Marathi, "/search" in English. */
export const pathIn = (language: Language, path: string) =>
  language === defaultLanguage ? path : path === "/" ? `/${language}` : `/${language}${path}`

/** The language that an address names, and the path without it. */
export const languageOfPath = (path: string): { language: Language; path: string } => {
  const [, first = ""] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path) ?? []
  const language = spokenLanguages().find((one) => one === first)
  if (!language || language === defaultLanguage) return { language: defaultLanguage, path }
  const rest = path.slice(first.length + 1)
  return { language, path: rest.startsWith("/") ? rest : `/${rest}` }
}

/** What a row says of somebody's language: one that is no longer spoken is English. */
export const languageNamed = (name: string): Language =>
  spokenLanguages().find((one) => one === name) ?? defaultLanguage

/** What a program asks for by Accept-Language: the first that we speak. */
export const preferredLanguage = (header: string | undefined): Language => {
  const asked = (header ?? "").split(",").map((one) => one.trim().slice(0, 35).toLowerCase().split(";")[0]!)
  const spoken = spokenLanguages()
  for (const tag of asked) {
    const found =
      spoken.find((one) => tag === languageTag[one].toLowerCase()) ?? spoken.find((one) => tag.split("-")[0] === one)
    if (found) return found
  }
  return defaultLanguage
}

/** The language of this document; in the browser only. */
export const languageHere = (): Language => {
  const spoken = Object.keys(languageTag) as Language[]
  return spoken.find((one) => languageTag[one] === document.documentElement.lang) ?? defaultLanguage
}

/** The slice's sentences in the language of this document, for what the browser does outside of components. */
export const textsHere = <T>(texts: Texts<T>): T => texts.in(languageHere())

/** A path of this site as this document's language addresses it, for what does not go through the router. */
export const pathHere = (path: string) => pathIn(languageHere(), path)
