import type { ReactNode } from "react"
import { inLanguages } from "../platform/language/language.ts"
import { parts, pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")
const starsIn = (count: number) => plural(count, { one: "1 star", other: `${count} stars` })

const refused = {
  not_completed:
    "A visit can be reviewed when the professional says that it took place, when either of you says that it did not, or a week after its end.",
  cancelled: "A visit that was cancelled before it began, or by you, cannot be reviewed.",
  not_rated: "Advocates are not rated here.",
  gone: "This professional has left, so there is no profile to review.",
}
const unreadable = { says_nothing: () => "Please write something that can be read" }

export const reviewNotificationTexts = inLanguages({
  en: {
    topics: { professional: "Reviews of your work", customer: "Reviews of your visits" },
    written: {
      title: "New review",
      formerCustomer: "A former customer",
      message: (customer: string, rating: number) => `${customer} gave you ${starsIn(rating)}. You can reply once.`,
      action: "Read and reply",
    },
    edited: {
      title: "A review was changed",
      message: (customer: string, rating: number) =>
        `${customer} has changed the review you replied to. It gives you ${starsIn(rating)} now, and you can write another reply.`,
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
      closing: "We ask once. A review is never taken down for being critical.",
    },
    activity: (professional: string, rating: number) => `${professional}, ${starsIn(rating)}`,
  },
})

/** What who writes, changes or answers a review is told. */
export const reviewProblemTexts = inLanguages({
  en: {
    things: { booking: "booking", review: "review" },
    done: {
      written: "Thank you. Your review is on the profile now.",
      edited: "Your review was changed.",
      replied: "Your reply stands below the review now.",
    },
    refused: {
      ...refused,
      already: "You have already reviewed this visit.",
      hidden: "This review is hidden, so it cannot be changed.",
      too_late: "A review can be changed for 48 hours after it was written. That time is over.",
      changedOften: (max: number) => `You have changed this review ${max} times. Please let it stand.`,
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
    names: { rating: "Rating", title: "Title", comment: "Review", consent_public: "Consent to be quoted" },
    hints: {
      title: "What it was about, in one line.",
      comment: "What you asked for, how it went, and what you would tell a friend.",
    },
    missing: { rating: "Please choose from one to five stars", comment: "Please write a sentence or two" },
    rules: unreadable,
    failed: "Your review could not be sent. Please try again.",
  },
})

/** Specified (document 2 §4). */
export const replyFormTexts = inLanguages({
  en: {
    fields: { response: "Reply" },
    placeholders: { response: "Write a response to this review..." },
    missing: { response: "Please write your reply" },
    rules: unreadable,
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
      hidden_at: "Hidden by our team",
    },
  },
})

export const reviewTexts = inLanguages({
  en: {
    none: "No reviews yet. Only people who booked a visit can write one.",
    unfold: {
      all: (total: number) => `Show all ${total} reviews`,
      some: (total: number) => `Show more of the ${total} reviews`,
      fewer: "Show fewer reviews",
    },
    more: "More reviews",
    older: "Older reviews",
    newest: "Back to the newest reviews",
    latest: (customer: string, day: string) => `Latest review, by ${customer} on ${day}`,
    visit: (day: string, service: string) => `${day} · ${service}`,
    reply: "Reply",
    replyOn: (day: string, faint: (text: string) => ReactNode) => parts("Reply", faint(`, ${day}`)),
    replyToEarlier: "The reply is to an earlier version.",
    edited: (day: string) => `Changed on ${day}`,
    picture: (at: number, customer: string) => `Picture ${at} by ${customer}`,
    report: "Report this review",
    reportAbout: (id: string) => `Review ${id}`,
    formerCustomer: "Former customer",
    noAverage: "N/A",
    stars: starsIn,
  },
})

export const starsTexts = inLanguages({
  en: {
    stars: starsIn,
    words: { 1: "Poor", 2: "Below what I expected", 3: "Fair", 4: "Good", 5: "Excellent" },
  },
})

export const picturesTexts = inLanguages({
  en: {
    optional: "(optional)",
    add: "Add pictures",
    hint: (count: number) =>
      `Up to ${count}, JPEG, PNG or WebP; large ones are made smaller. Everybody can see them; where they were taken is not kept.`,
    picture: (at: number) => `Picture ${at}`,
    remove: (at: number) => `Remove picture ${at}`,
    wait: "A moment: a picture is still on its way.",
    notAll: "A picture could not be sent. Please try it again, or remove it.",
    notSent: "The picture could not be sent. Please try again.",
    size: (megabytes: number) => `A picture may have ${megabytes} MB at most.`,
    tooMany: (count: number) => `A review has ${count} pictures at most.`,
  },
})

export const writeReviewTexts = inLanguages({
  en: {
    title: "Your review",
    heading: "How was the visit?",
    yourReview: "Your review",
    lead: "Say what was good and what was not. It helps the next person choose.",
    loading: "Loading your visit",
    failed: "Your visit could not be loaded. Please try again.",
    formerProfessional: "Former professional",
    visit: (service: string, day: string) => `${service} visit on ${day}`,
    send: "Publish review",
    save: "Save changes",
    cancel: "Cancel",
    public:
      "Your name and review are public on the profile. You can change it for 48 hours; the professional can reply once but cannot remove it.",
    complain: "Did something go wrong that needs an answer? File a complaint.",
    complaintAbout: (service: string, professional: string | null) =>
      professional === null ? `${service} visit` : `${service} visit with ${professional}`,
    edit: "Change it",
    editableUntil: (instant: string) => `It can be changed until ${instant}.`,
    onProfile: "See it on the profile",
    refused: {
      ...refused,
      too_late: "The 48 hours in which it can be changed are over.",
      hidden: "While it is hidden it cannot be changed.",
    },
  },
})

/** Specified (document 2 §2, §8). */
export const ownReviewsTexts = inLanguages({
  en: {
    title: "Reviews",
    lead: "What customers wrote about their visits. Each can be replied to once.",
    loading: "Loading your reviews",
    failed: "Failed to load reviews data. Please try again later.",
    malformed: "Failed to load reviews - unexpected data format",
    unknownProfessional: "Provider ID not found. Please try logging out and logging back in.",
    empty: {
      title: "You don't have any reviews yet.",
      hint: "After a visit that you have marked as completed, its customer is asked for one.",
    },
    noMatch: { title: "No reviews match the selected filter." },
    toBookings: "To your bookings",
    filter: "Which reviews",
    all: "All Reviews",
    filters: { true: "Responded", false: "Not Responded" },
    reply: (customer: string, aloud: (text: string) => ReactNode) => parts("Reply", aloud(` to ${customer}`)),
    notNow: "Not now",
    once: "Everybody can read it, and it cannot be changed later.",
    again: "The review was changed since your reply. Another one takes its place.",
    submit: "Submit Response",
    submitting: "Submitting...",
  },
})
