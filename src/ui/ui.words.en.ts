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
  pages: { label: "Pages", first: "Back to the first page", next: "Next page" },
  messages: { label: "Messages", dismiss: "Dismiss message" },
  notices: {
    success: { title: "Success!", button: "Continue" },
    error: { title: "Error!", button: "Try Again" },
    info: { title: "Please note", button: "OK" },
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
