/** What stands in a post from rows, as its page gets it. */
interface ShownPerson {
  provider_id: string
  business_name: string
  full_name: string
  locality: string | null
  rating: number | null
  review_count: number
  /** Their next free time, in words. */
  availability: string | null
}

export type LivePart =
  | {
      kind: "cost_bands"
      service: string
      city: string
      /** Counted are projects since this year. */
      since: number
      works: { work: string; projects: number; band: string }[]
    }
  | {
      kind: "free_times" | "professionals"
      service: string
      city: string
      /** Of the search, and as several are called. */
      category: string
      services: string
      people: ShownPerson[]
    }

export type PostPiece = { html: string } | { live: LivePart }
