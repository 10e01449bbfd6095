import { pluralIn } from "../platform/words/parts.ts"

const plural = pluralIn("en")

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
  rating: {
    none: "No reviews yet",
    said: (value: string) => `Rated ${value} out of 5`,
    saidWithReviews: (value: string, count: number) => `Rated ${value} out of 5, ${count} ${reviews(count)}`,
    reviews: (count: number) => `(${count.toLocaleString("en-IN")} ${reviews(count)})`,
  },
}
