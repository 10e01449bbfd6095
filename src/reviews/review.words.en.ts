import type { ReactNode } from "react"
import { parts, pluralIn } from "../platform/words/parts.ts"

const plural = pluralIn("en")

export default {
  none: "No reviews yet. Only a completed booking can have one.",
  unfold: {
    all: (total: number) => `Show all ${total} reviews`,
    some: (total: number) => `Show more of the ${total} reviews`,
    fewer: "Show fewer reviews",
  },
  more: "More reviews",
  loading: "Loading…",
  failed: "Failed to load reviews data. Please try again later.",
  visit: (day: string, service: string) => `${day} · ${service}`,
  reply: "Reply",
  replyOn: (day: string, faint: (text: string) => ReactNode) => parts("Reply", faint(`, ${day}`)),
  formerCustomer: "Former customer",
  noAverage: "N/A",
  stars: (count: number) => plural(count, { one: "1 star", other: `${count} stars` }),
}
