import type { ReactNode } from "react"
import { parts, pluralIn } from "../platform/words/parts.ts"

const plural = pluralIn("en")

const strengths = { weak: "Weak", medium: "Medium", strong: "Strong" }

const reviews = (count: number) => plural(count, { one: "review", other: "reviews" })

/** What components say by themselves, wherever they stand. */
export default {
  close: "Close",
  wait: "Please wait",
  tryAgain: "Try Again",
  didNotLoad: "That did not load",
  error: "Error!",
  optional: "(optional)",
  breadcrumb: "Breadcrumb",
  stepDone: "Done:",
  slots: {
    days: "Days with free times",
    times: (day: string) => `Free times on ${day}`,
    morning: "Morning",
    afternoon: "Afternoon",
    evening: "Evening",
    more: "More days",
    loading: "Looking for free times",
    slow: "This takes longer than usual.",
    failed: "The free times did not load. What you have filled in is kept.",
    none: "There are no free times in the days we have looked at.",
  },
  pages: { label: "Pages", first: "Back to the first page", next: "Next page" },
  messages: { label: "Messages", dismiss: "Dismiss message" },
  notices: {
    success: { title: "Success!", button: "Continue" },
    error: { title: "Error!", button: "Try Again" },
    info: { title: "Please note", button: "OK" },
  },
  remove: (label: string) => `Remove ${label}`,
  /** How an amount that is typed will be read: "Shown as ₹1,250 per hour". */
  moneyReads: (price: string) => `Shown as: ${price}`,
  several: {
    open: "Show the choices",
    found: (count: number) => plural(count, { one: "1 choice", other: `${count} choices` }),
    none: "Nothing of that name.",
    all: "All of them are chosen.",
    chosen: (label: string) => `${label} chosen`,
    removed: (label: string) => `${label} removed`,
  },
  password: {
    show: (label: string) => `Show ${label.toLowerCase()}`,
    hint: "Use 8+ characters with a mix of letters, numbers & symbols.",
    /** `aloud` wraps what is only read aloud. */
    strength: (strength: keyof typeof strengths, aloud: (text: string) => ReactNode) =>
      parts(aloud("Password strength: "), strengths[strength]),
  },
  rating: {
    none: "No reviews yet",
    said: (value: string) => `Rated ${value} out of 5`,
    saidWithReviews: (value: string, count: number) => `Rated ${value} out of 5, ${count} ${reviews(count)}`,
    reviews: (count: number) => `(${count.toLocaleString("en-IN")} ${reviews(count)})`,
  },
  status: { pending: "Pending", confirmed: "Confirmed", completed: "Completed", cancelled: "Cancelled" },
  unknownStatus: (status: string) => `Status: ${status}`,
}
