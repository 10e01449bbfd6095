import { createContext, use } from "react"
import { defaultLanguage, type Language, type Texts } from "../platform/language/language.ts"
import { nothingOpen } from "../platform/language/market.ts"
import { pricesIn } from "../platform/money.ts"
import { datesIn } from "../platform/time.ts"

/** Set once, around the whole document, by the address it stands at. */
export const LanguageContext = createContext<Language>(defaultLanguage)

/** What is open, for sentences that name it; set beside the language. */
export const MarketContext = createContext(nothingOpen)
export const useMarket = () => use(MarketContext)
export const useCities = () => useMarket().cities

export const useLanguage = () => use(LanguageContext)

/** The sentences of a slice in the reader's language: `const t = useTexts(bookingTexts)`. */
export const useTexts = <T>(texts: Texts<T>): T => texts.in(useLanguage())

/** Dates in the reader's language: `const dates = useDates()`, `dates.instant(at, now)`. */
export const useDates = () => datesIn(useLanguage())

/** Prices per hour in the reader's language: `const price = usePrices()`, `price(service.price)`. */
export const usePrices = () => pricesIn(useLanguage())
