import type { ReactNode } from "react"
import { inLanguages } from "../platform/language/language.ts"
import { parts, pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")
const counted = (count: number) => count.toLocaleString("en-IN")

/** Apart from the kit's words: only where a table can be taken along. */
export const downloadTexts = inLanguages({ en: { csv: "Download CSV" } })

/** Apart from the kit's words, which are on every page: chips, amounts, several of many. */
export const choiceTexts = inLanguages({
  en: {
    remove: (label: string) => `Remove ${label}`,
    /** How an amount that is typed will be read: "Shown as ₹1,250 per hour". */
    moneyReads: (price: string) => `Shown as: ${price}`,
    several: {
      open: "Show the choices",
      found: (count: number) => plural(count, { one: "1 choice", other: `${count} choices` }),
      none: "Nothing of that name.",
      all: "There are no more to choose.",
      chosen: (label: string) => `${label} chosen`,
      removed: (label: string) => `${label} removed`,
    },
  },
})

/** Apart from the kit's words: only where pictures are looked at. */
export const pictureViewerTexts = inLanguages({
  en: {
    title: "Picture",
    zoomIn: "Whole size",
    zoomOut: "Fit to the screen",
    download: "Download",
    previous: "Previous picture",
    next: "Next picture",
    place: (at: number, count: number) => `${at} of ${count}`,
  },
})

/** Apart from the kit's words: only where much can be typed. */
export const characterCountTexts = inLanguages({
  en: {
    left: (count: number) => plural(count, { one: "1 character left", other: `${counted(count)} characters left` }),
    over: (count: number) =>
      plural(count, { one: "1 character too many", other: `${counted(count)} characters too many` }),
  },
})

/** What a notice is headed and left with, by its kind. */
export const noticeDialogTexts = inLanguages({
  en: {
    success: { title: "Success!", button: "Continue" },
    error: { title: "Error!", button: "Try Again" },
    info: { title: "Please note", button: "OK" },
  },
})

const strengths = { weak: "Weak", medium: "Medium", strong: "Strong" }

/** Of fields for a password. */
export const passwordFieldTexts = inLanguages({
  en: {
    show: (label: string) => `Show ${label.toLowerCase()}`,
    hint: "Use 8+ characters with a mix of letters, numbers & symbols.",
    /** `aloud` wraps what is only read aloud. */
    strength: (strength: keyof typeof strengths, aloud: (text: string) => ReactNode) =>
      parts(aloud("Password strength: "), strengths[strength]),
  },
})

/** Apart from the kit's words: only where a time is chosen. */
export const slotPickerTexts = inLanguages({
  en: {
    days: "Days to choose from",
    times: (day: string) => `Times on ${day}`,
    morning: "Morning",
    afternoon: "Afternoon",
    evening: "Evening",
    more: "More days",
    loading: "Looking for times",
    slow: "This takes longer than usual.",
    failed: "The times did not load. What you have filled in is kept.",
    none: "No time is left in the days we have looked at.",
  },
})

/** How a booking stands, in a word: in English, for every catalogue that says it. */
export const statuses = { pending: "Pending", confirmed: "Confirmed", completed: "Completed", cancelled: "Cancelled" }

export const statusChipTexts = inLanguages({
  en: {
    status: statuses,
    unknownStatus: (status: string) => `Status: ${status}`,
  },
})

/** Apart from the other words of the kit, which every page loads. */
export const timeSpanTexts = inLanguages({
  en: {
    from: (of: string) => `${of}, from`,
    to: (of: string) => `${of}, to`,
    until: "to",
    midnight: "Midnight",
    remove: (of: string, from: string, to: string) => `Remove ${from} to ${to}, ${of}`,
  },
})

const uiPlural = pluralIn("en")

const reviews = (count: number) => uiPlural(count, { one: "review", other: "reviews" })

/** What components say by themselves, wherever they stand. */
export const uiTexts = inLanguages({
  en: {
    close: "Close",
    wait: "Please wait",
    tryAgain: "Try Again",
    didNotLoad: "That did not load",
    error: "Error!",
    optional: "(optional)",
    breadcrumb: "Breadcrumb",
    stepDone: "Done:",
    pages: { label: "Pages", first: "Back to the first page", next: "Next page" },
    messages: { label: "Short messages", dismiss: "Dismiss message" },
    rating: {
      none: "No reviews yet",
      said: (value: string) => `Rated ${value} out of 5`,
      saidWithReviews: (value: string, count: number) => `Rated ${value} out of 5, ${count} ${reviews(count)}`,
      reviews: (count: number) => `(${count.toLocaleString("en-IN")} ${reviews(count)})`,
    },
  },
})
