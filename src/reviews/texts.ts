import type { ReactNode } from "react"
import { inLanguages } from "../platform/language/language.ts"
import { parts, pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")
const starsIn = (count: number) => plural(count, { one: "1 star", other: `${count} stars` })

export const reviewNotificationTexts = inLanguages({
  en: {
    topics: { professional: "Reviews of your work", customer: "Reviews of your visits" },
    written: {
      title: "New review",
      formerCustomer: "A former customer",
      message: (customer: string, rating: number) => `${customer} gave you ${starsIn(rating)}. You can reply once.`,
      action: "Read and reply",
    },
    answered: {
      title: "Your review has a reply",
      formerProfessional: "The professional",
      message: (professional: string) => `${professional} has replied to your review.`,
      action: "Read the reply",
    },
    invited: {
      title: "How was the visit?",
      formerProfessional: "your professional",
      message: (service: string, professional: string) =>
        `Your ${service} visit with ${professional} is over. A few honest words help the next person choose.`,
      action: "Write a review",
      closing: "You are asked once. Nobody can have a review taken down because it is not flattering.",
    },
    activity: (professional: string, rating: number) => `${professional}, ${starsIn(rating)}`,
  },
})

/** What who writes, changes or answers a review is told. */
export const reviewProblemTexts = inLanguages({
  en: {
    things: { booking: "Booking", review: "Review" },
    done: {
      written: "Thank you. Your review is on the profile now.",
      edited: "Your review was changed.",
      replied: "Your reply stands below the review now.",
    },
    refused: {
      not_completed: "A visit can be reviewed once the professional has marked it as completed.",
      not_rated: "Advocates are not rated here.",
      already: "You have already reviewed this visit.",
      too_late: "A review can be changed for 48 hours after it was written. That time is over.",
      replied: "You have already replied to this review.",
    },
    pictureTwice: "The same picture is there twice.",
  },
})

export const reviewFormTexts = inLanguages({
  en: {
    fields: {
      rating: "Your rating",
      title: "In a few words",
      comment: "Your review",
      consent_public: "Sthapati may quote this review elsewhere on the site, with my name",
      file_ids: "Pictures",
    },
    hints: {
      title: "Optional: what the visit was, in one line.",
      comment: "What was asked for, how it went, and what you would tell a friend.",
    },
    missing: { rating: "Please choose from one to five stars", comment: "Please write a sentence or two" },
    failed: "Your review could not be sent. Please try again.",
  },
})

/** Specified (document 2 §4). */
export const replyFormTexts = inLanguages({
  en: {
    fields: { response: "Reply" },
    placeholders: { response: "Write a response to this review..." },
    missing: { response: "Please write your reply" },
    failed: "Failed to submit response",
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
      edited_at: "Changed",
    },
  },
})

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
    stars: starsIn,
  },
})
