import { listIn } from "../platform/words/parts.ts"

const listed = listIn("en")

/** Within a sentence the services are written small: "real estate lawyers and architects". */
const inSentence = (names: readonly string[]) => listed(names.map((name) => name.toLowerCase()))
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Instead of results, and loaded with that. */
export default {
  later: {
    title: (services: readonly string[], city: string) => `${atStart(inSentence(services))} open later in ${city}`,
    text: (services: readonly string[]) =>
      `Services open one by one, and we are not there yet with ${inSentence(services)}.`,
    find: (service: string) => `Find ${service.toLowerCase()}`,
  },
  openToday: (services: readonly string[], city: string) => `You can find ${inSentence(services)} in ${city} today.`,
  nothing: {
    title: "Nothing found here yet",
    titleFor: (words: string) => `Nothing found for “${words}”`,
    text: "Try a shorter word, the name of a locality such as Kothrud or Baner, or what you want made: kitchen, office, house plan.",
    everywhere: "Search everywhere",
    withoutWords: "Remove the keyword",
    all: "Show all services",
  },
  /** Not the words are to blame. */
  filtered: {
    title: "Nobody fits all of these filters",
    titleFor: (words: string) => `Nobody for “${words}” fits all of these filters`,
    text: "Take away what keeps them out; the rest of your search stays as it is.",
    without: (filter: string, count: string) => `Without “${filter}”: ${count}`,
    withoutAll: (count: string) => `Without these filters: ${count}`,
  },
  unknown: {
    title: (locality: string) => `We do not know “${locality}” yet`,
    nearest: "Places that are written much like it:",
    text: "Perhaps it is written otherwise here: the field suggests the places we know. One beside it does as well; who is near is shown too.",
    everywhere: (city: string, count: string) => (city ? `All of ${city}: ${count}` : `All places: ${count}`),
  },
}
