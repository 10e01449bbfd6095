import { words } from "./seed-words.ts"

/** What people ask for: words right and wrong, filters, orders. */
type Input = Record<string, string>

const typed = [
  ...[
    "interior designer",
    "architect",
    "interior designer pune",
    "architects in baner",
    "kitchen",
    "farmhouse kothrud",
  ],
  ...["intirior desginer", "arcitect", "kitchan", "kothrood", "oundh architect", "vastu", "ghar sajavat", "rachnakar"],
  ...["sneha joshi", "deshpande", "gokle", "teak studio", "banyan works", "monsoon rooms", "jaali", "wardrobe"],
  ...["clinic", "redevelopment", "old wada", "children room", "row houses", "office aundh", "lighting", "shop"],
  ...["arch", "koth", "vima", "plumber", "zzzz qqqq"],
  // Nothing has all of them: a second statement looks for the nearest.
  ...["kitchen zzzz", "kitchen kothrud baner zzzz", "interior dizainer zzzz", "कोथरूड zzzz"],
]
const filters: Input[] = [
  { all: "true" },
  { category: "Architect" },
  { category: "Interior Designer", city: "Pune" },
  { category: "Architect", city: "Pune", sort: "rating" },
  { category: "Interior Designer", state: "Maharashtra", sort: "price_asc" },
  { city: "Mumbai" },
  { city: "Pune", sort: "price_desc" },
  { state: "Karnataka" },
  { country: "India", sort: "rating" },
]
const sorts = ["relevance", "rating", "price_asc"]

export const searchInputs: Input[] = [
  ...typed.map((query) => ({ query })),
  ...typed.map((query, n) => ({ query, city: "Pune", sort: sorts[n % sorts.length]! })),
  ...typed.filter((_, n) => n % 3 === 0).map((query) => ({ query, category: "Interior Designer", city: "Pune" })),
  ...filters,
]

/** A name that few have, among all of one trade in one city: no two alike. */
export const selectiveInputs = (): Input[] =>
  words.last.flatMap((query) =>
    ["Interior Designer", "Architect"].map((category) => ({ query, category, city: "Pune" })),
  )

/**
 * The n-th question that nobody has asked: once all names were asked for, they are with another price that nobody exceeds.
 * What a question may cost is part of it, so its words are understood anew; who is found stays the same.
 */
export const newInput = (n: number): Input => {
  const round = Math.floor(n / selective.length)
  return { ...selective[n % selective.length]!, max_price: String(DEAREST + round) }
}
const selective = selectiveInputs()
/** Rupees an hour, above all that the seed has. */
const DEAREST = 5000

/** What is asked for in a locality, in or near it; and who is free within a week. */
export const localInputs = (): Input[] =>
  words.locality.flatMap((place): Input[] => [
    { query: `kitchen near ${place}`, city: "Pune" },
    { query: `architect ${place} small budget` },
    { query: "wardrobe", locality: place, city: "Pune" },
  ])
export const freeInputs = (): Input[] => [
  ...words.locality.map((place) => ({ query: `interior designer ${place}`, free: "week", city: "Pune" })),
  ...["kitchen", "architect", "interior designer", "office"].map((query) => ({ query, free: "week" })),
]

/** One kind each, so that a run with more services shows which of them grow dearer. */
export const searchKinds = {
  broad: ["kitchen", "interior", "architect", "office", "kothrud"].map((query) => ({ query, city: "Pune" })),
  misspelt: ["intirior desginer", "arcitect", "kitchan", "kothrood", "gokle", "farmhaus"].map((query) => ({ query })),
  filters,
  "no answer": ["plumber", "zzzz qqqq", "kitchen zzzz", "interior dizainer zzzz"].map((query) => ({ query })),
} satisfies Record<string, Input[]>
