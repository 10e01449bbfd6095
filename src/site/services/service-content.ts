interface Point {
  title: string
  text: string
}

/** What somebody else published about prices, said where we have counted none ourselves. */
interface PublishedPrice {
  figure: string
  of: string
  source: { name: string; url: string }
}

/** What the page of a service says, in one language. Nothing here is counted: figures of ours come from rows. */
export interface ServiceContent {
  meta: { title: string; description: string }
  /** On the picture that messengers show. */
  card: { title: string; line: string }
  /** While it is not open; as specified where it is one of those that open next. */
  banner?: string
  hero: { heading: string; lead: string; picture: string }
  /** Three or four. */
  does: { heading: string; points: Point[] }
  /** What a good one is worth; said where nobody can be booked yet. */
  benefits?: { heading: string; points: Point[] }
  /** On what the price depends. */
  price: string[]
  /** None where nobody was found who could be named. */
  published?: PublishedPrice[]
  questions: { question: string; answer: string }[]
  steps: Point[]
}
