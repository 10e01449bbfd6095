import { inLanguages } from "../platform/language/language.ts"
import { pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")

export const analyticsAnswerTexts = inLanguages({
  en: {
    loaded: "These are your figures.",
    disabled: "Analytics functionality is temporarily disabled.",
    profile: "your profile",
  },
})

/** The head of the table that professionals take along. */
export const analyticsFileTexts = inLanguages({
  en: {
    columns: [
      ...["Day (IST)", "Bookings", "Completed", "Completed without a price", "Revenue (rupees)", "Reviews"],
      ...["Average rating", "Service requests", "Requests booked since", "Profile views", "Times found"],
    ],
  },
})

export const analyticsPersonalTexts = inLanguages({
  en: {
    title: "Your figures by day",
    about: "What the page Analytics adds up.",
    columns: {
      day: "Day",
      bookings: "Bookings",
      completed_bookings: "Completed",
      unpriced_bookings: "Completed without a price",
      revenue: "Revenue in rupees",
      requests: "Service requests",
      booked_requests: "Requests booked since",
      reviews: "Reviews",
      stars: "Stars of these reviews",
      profile_views: "Profile views",
      times_found: "Times found in a search",
    },
  },
})

const days = { week: "7 days", month: "30 days", year: "52 weeks" }

export const analyticsTexts = inLanguages({
  en: {
    title: "Analytics",
    lead: "How your work here goes: visits, money, requests, and how people find you.",
    loading: "Loading your analytics",
    failed: "Failed to fetch analytics data. Please try again later.",
    noId: "Professional ID not found. Please log in again.",
    disabled: {
      title: "Analytics Temporarily Disabled",
      later: "Your figures are still being counted, and will be here when it is back.",
    },
    profile: "Go to your profile",
    file: "Download (CSV)",
    periods: { label: "Period", week: "Week", month: "Month", year: "Year" },
    span: (period: keyof typeof days, from: string, to: string) => `The last ${days[period]}, ${from} to ${to}`,
    compared: (period: keyof typeof days, from: string, to: string) =>
      `Compared with the ${days[period]} before, ${from} to ${to}.`,
    daysMeant: {
      title: "Which days count?",
      text: "Days are Indian days, from midnight to midnight; today counts from tomorrow on.",
    },
    countedUntil: (instant: string) => `Counted until ${instant}.`,
    notCounted: "Your figures are being counted for the first time. Please look again in a few minutes.",
    figures: {
      bookings: "Total Bookings",
      revenue: "Revenue",
      rating: "Client Rating",
      requests: "Service Requests",
      conversion_rate: "Conversion Rate",
      profile_views: "Profile Views",
      times_found: "Times Found",
    },
    /** Names the button of an explanation. */
    meaningOf: (figure: string) => `What ${figure} means`,
    noValue: "–",
    percent: (rate: number) => `${rate} %`,
    change: {
      /** Beside a sign, which says whether it is more or less. */
      byPercent: (by: string) => `${by} %`,
      underOne: "under 1 %",
      byPoints: (by: number) => plural(by, { one: "1 point", other: `${by} points` }),
      from: (before: string) => `from ${before}`,
      same: (before: string) => `Same as before: ${before}`,
      /** Rounded it is none. */
      little: (isMore: boolean, before: string) => `A little ${isMore ? "more" : "less"} than the ${before} before`,
      percent: (by: string, isMore: boolean, before: string) =>
        `${by} % ${isMore ? "more" : "less"} than the ${before} before`,
      points: (by: number, before: string) =>
        `${plural(Math.abs(by), { one: "1 point", other: `${Math.abs(by)} points` })} ${by > 0 ? "more" : "less"} than the ${before} before`,
      rating: (by: number, before: string) =>
        `${Math.abs(by).toFixed(1)} ${by > 0 ? "higher" : "lower"} than the ${before} before`,
      fromNothing: (before: string) => `Before: ${before}`,
      nothingBefore: { rating: "No review before", conversion_rate: "No request before" },
      unknown: (day: string) => `Counted since ${day}`,
    },
    means: {
      bookings: (count: number, completed: number) =>
        count === 0
          ? "Visits on these days that were agreed and not cancelled."
          : `Visits on these days that were agreed and not cancelled: ${completed} completed, ${count - completed} not yet.`,
      revenue: (completed: number, unpriced: number) => {
        if (completed === 0)
          return "What the completed visits of these days came to, at the prices they were booked at."
        const visits = plural(completed, { one: "the completed visit", other: `the ${completed} completed visits` })
        const without =
          unpriced === 0
            ? ""
            : ` ${plural(unpriced, { one: "One had no price agreed here and adds nothing", other: `${unpriced} had no price agreed here and add nothing` })}.`
        return `What ${visits} of these days came to, at the ${completed === 1 ? "price it was" : "prices they were"} booked at.${without}`
      },
      rating: (reviews: number, all: number, average: string) => {
        const these = plural(reviews, { one: "the one review", other: `the ${reviews} reviews` })
        const period =
          reviews === 0 ? "No reviews were written on these days." : `Average of ${these} written on these days.`
        if (all === 0) return `${period} You have none so far.`
        return `${period} Since you joined: ${average} from ${plural(all, { one: "1 review", other: `${all} reviews` })}, as on your profile.`
      },
      requests: "Sent to you on these days, however they ended.",
      conversion_rate: (requests: number, booked: number) =>
        requests === 0
          ? "The share of these requests whose customer has booked a visit for the same service since, and not cancelled it. There were none."
          : `The share of these requests whose customer has booked a visit for the same service since, and not cancelled it: ${booked} of ${requests}.`,
      profile_views:
        "How often your public profile was looked at; a browser counts once a day. Programs and you yourself do not count.",
      times_found: "How often your card stood on the first page of a search that somebody looked at.",
    },
    /** What the rate is, in its numbers. */
    booked: (booked: number, requests: number) =>
      `${booked} of ${plural(requests, { one: "1 request", other: `${requests} requests` })} led to a booking`,
    charts: {
      heading: "Over time",
      titles: {
        bookings: "Bookings",
        revenue: "Revenue",
        requests: "Service requests",
        reviews: "Reviews",
        profile_views: "Profile views",
        times_found: "Times found",
      },
      parts: { completed: "Completed", upcoming: "Not completed", booked: "Booked since", notBooked: "Not booked" },
      /** Read aloud in the place of the picture. */
      described: (title: string, from: string, to: string, all: string) =>
        `${title}, ${from} to ${to}: ${all} in all. Every number is in the table below.`,
      most: (title: string, day: string, most: string) => `${title}: most on ${day}, ${most}.`,
      nothing: "Nothing on these days",
      before: (period: keyof typeof days, isAveraged: boolean) =>
        `The ${days[period]} before${isAveraged ? ", averaged over a week" : ""}`,
      describedBefore: (all: string) => `${all} in as many days before.`,
      ofColumn: (day: string, value: string) => `${day}: ${value}`,
      ofParts: (value: string, part: string, of: number) => `${value}, ${of} ${part.toLowerCase()}`,
    },
    table: {
      show: "Show as a table",
      caption: (from: string, to: string) => `Your figures from ${from} to ${to}`,
      days: "Day",
      weeks: "Week",
      span: (from: string, to: string) => `${from} – ${to}`,
      completed: "Completed",
      booked: "Booked since",
      reviews: "Reviews",
      rating: "Rating",
      total: "In all",
      before: (period: keyof typeof days) => `The ${days[period]} before`,
    },
    empty: {
      title: "Nothing to count yet",
      text: "Visits, requests and reviews appear here the day after they happen, and so do people who look at your profile.",
      action: "See what your profile shows",
    },
  },
})
