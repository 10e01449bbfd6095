import type { ReactNode } from "react"
import { inLanguages } from "../platform/language/language.ts"
import { parts, pluralIn } from "../platform/language/parts.ts"

export const reviewNotificationTexts = inLanguages({
  en: {
    topic: "Reviews of your work",
    written: {
      title: "New review",
      formerCustomer: "Former customer",
      message: (customer: string, rating: number, title: string) => `${customer} gave you ${rating} stars: “${title}”.`,
    },
  },
})

export const reviewPersonalTexts = inLanguages({
  en: {
    title: "Reviews",
    about: "That you wrote, and that were written about you.",
    columns: {
      professional: "Professional",
      customer: "Written by",
      rating: "Stars",
      title: "Title",
      comment: "Review",
      has_public_consent: "May be quoted",
      response: "Answer",
      created_at: "Written",
      responded_at: "Answered",
    },
  },
})

const plural = pluralIn("en")

export const reviewTexts = inLanguages({
  en: {
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
  },
})
