import { createContext, use } from "react"
import { defaultLanguage, type Language, type Texts } from "../platform/language/language.ts"
import { pricesIn } from "../platform/money.ts"
import { datesIn } from "../platform/time.ts"

/** Set once, around the whole document, by the address it stands at. */
export const LanguageContext = createContext<Language>(defaultLanguage)

/** The cities that are open, for sentences that name them; set beside the language. */
export const CitiesContext = createContext<readonly string[]>([])
export const useCities = () => use(CitiesContext)

export const useLanguage = () => use(LanguageContext)

/** The sentences of a slice in the reader's language: `const t = useTexts(bookingTexts)`. */
export const useTexts = <T>(texts: Texts<T>): T => texts.in(useLanguage())

/** Dates in the reader's language: `const dates = useDates()`, `dates.instant(at, now)`. */
export const useDates = () => datesIn(useLanguage())

/** Prices per hour in the reader's language: `const price = usePrices()`, `price(service.price)`. */
export const usePrices = () => pricesIn(useLanguage())
