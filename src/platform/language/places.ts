/** Sentences that name the cities that are open: short, however many there are. */
import type { Written } from "./language.ts"
import { listIn } from "./parts.ts"

const words: Record<Written, { country: string; more: (count: number) => string }> = {
  en: { country: "India", more: (count) => `${count} more cities` },
}

/** `const placed = placesIn("en")`, then "Pune", "Pune and Nashik", "Pune and 3 more cities"; of none, the country. */
export const placesIn = (language: Written) => {
  const listed = listIn(language)
  const { country, more } = words[language]
  return (cities: readonly string[]) =>
    cities.length > 2 ? listed([cities[0]!, more(cities.length - 1)]) : listed(cities) || country
}
