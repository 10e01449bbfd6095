import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import type { Status } from "../booking.rules.ts"

/** Bookings and calendars, on the screen. */
export const calendarLinkTexts = inLanguages({
  en: {
    add: "Add to calendar",
    feed: {
      title: "Your calendar",
      text: "Let Google Calendar, Outlook or the calendar of your phone follow your bookings. Give it this link, and it looks for news by itself: Apple and Outlook within a few hours, Google sometimes only after a day.",
      secret: "Whoever has the link can read your bookings, with the clients' names. We show it only now.",
      since: (day: string) => `A calendar can follow your bookings since ${day}. The link itself is not shown again.`,
      label: "Link for your calendar",
      make: "Make a link",
      makeNew: "Make a new link",
      ends: "A new link replaces the old one.",
      end: "End the link",
      copy: "Copy the link",
      copied: "Link copied",
      notCopied: "The link could not be copied. Please select it and copy it yourself.",
      failed: "This did not work. Please try again.",
    },
  },
})

export const calendarTexts = inLanguages({
  en: {
    /** What the calendar is called that follows a professional's bookings. */
    calendar: `${brand.name} bookings`,
    title: (service: string, name: string) => `${service}: ${name}`,
    state: {
      pending: "Not confirmed yet.",
      confirmed: "Confirmed.",
      completed: "Completed.",
      cancelled: "Cancelled.",
    } satisfies Record<Status, string>,
    feed: "calendar",
    ended: "The link has ended.",
  },
})
