import { inLanguages } from "./language/language.ts"
import { listIn, pluralIn } from "./language/parts.ts"

export const platformPersonalTexts = inLanguages({
  en: {
    title: "Letters to you",
    about: "What we mailed to this address in the last 90 days. The letters themselves are in your mailbox.",
    columns: {
      to_address: "To",
      subject: "Subject",
      kind: "Kind",
      language: "Language",
      created_at: "Written",
      sent_at: "Sent",
    },
  },
})

const plural = pluralIn("en")

interface DayParts {
  weekday: string
  day: number
  month: string
  year: number
}

interface ClockParts {
  /** Of twelve hours: "4:30". */
  time: string
  isMorning: boolean
}

const clock = (time: string, isMorning: boolean) => `${time} ${isMorning ? "am" : "pm"}`

/** What every slice says: dates, money, why a call did not work, the frame of a mail. */
export const platformTexts = inLanguages({
  en: {
    listed: listIn("en"),
    time: {
      months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
      weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
      clock,
      clockSpan: (from: ClockParts, until: ClockParts) =>
        `${from.isMorning === until.isMorning ? from.time : clock(from.time, from.isMorning)}–${clock(until.time, until.isMorning)}`,
      day: ({ day, month, year }: DayParts) => `${day} ${month} ${year}`,
      dayOfMonth: ({ day, month }: DayParts) => `${day} ${month}`,
      weekday: ({ weekday, day, month }: DayParts) => `${weekday}, ${day} ${month}`,
      weekdayOfYear: ({ weekday, day, month, year }: DayParts) => `${weekday}, ${day} ${month} ${year}`,
      instant: (weekday: string, clock: string) => `${weekday}, ${clock}`,
      today: "Today",
      yesterday: "Yesterday",
      daysAgo: (days: number) => `${days} days ago`,
      hours: (count: number) => plural(count, { one: "1 hour", other: `${count} hours` }),
      minutes: (count: number) => plural(count, { one: "1 minute", other: `${count} minutes` }),
      shortHours: (count: number) => `${count} h`,
      shortMinutes: (count: number) => `${count} min`,
      invalid: "Invalid date",
    },
    money: {
      notSet: "Price not set",
      free: "Free",
      perHour: (rupees: string) => `${rupees} per hour`,
    },
    problems: {
      notFound: (thing: string) => `We could not find this ${thing}.`,
      signIn: "Authentication required. Please log in again.",
    },
    supportHours: "Monday-Friday 9am-6pm IST",
  },
})

const refusalsPlural = pluralIn("en")

/** What the doors refuse by themselves, before a slice is asked. Only the server says it. */
export const refusalTexts = inLanguages({
  en: {
    /** "We could not find this page." */
    things: { page: "page", picture: "picture", file: "file" },
    noSuchFile: "There is no such file.",
    tooManyAttempts: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
    tooManyRequests: (wait: string) => `Too many requests at once. Please try again in ${wait}.`,
    seconds: (count: number) => refusalsPlural(count, { one: "1 second", other: `${count} seconds` }),
    tooBusy: "Too much is being asked for at once just now. Please try again in a few seconds.",
    manySignIns: "Many people are signing in just now. Please try again in a few seconds.",
    wrongRole: {
      customer: "This needs a customer account. Please log in or sign up as a customer.",
      professional: "This is for professionals. Please log in or sign up as a professional.",
      admin: "This is for administrators.",
    },
    wrongDeskRole: {
      owner: "This is for owners among the administrators. Please ask one of them.",
      desk: "You can look at this, and change nothing. Please ask an administrator who works at the desk.",
      reader: "This is for administrators.",
    },
    confirmIdentity: "Please confirm that this is you: enter your password again.",
    setUpFirst: "Please set up your second factor first: administrators need one.",
    somebodyElse: "This request names somebody else. Please sign in again.",
    foreignOrigin: "This request did not come from our own pages.",
    method: (method: string, allowed: string) => `${method} is not possible here, only ${allowed}.`,
    /** Of the stream that tells open pages what happens. */
    stream: {
      full: "We cannot tell you more just now. Please try again in a few seconds.",
      gone: "Please try again in a few seconds.",
    },
    idempotencyKey: {
      shape: "The Idempotency-Key must be 1 to 200 printable characters.",
      taken: "This Idempotency-Key was used for another request.",
      underway: "This request is already being worked on.",
    },
  },
})

/**
 * What is wrong with a field (specification 1 §5), apart from what every page says: most have no form. A slice names its own
 * fields; these are for all.
 */
export const validationTexts = inLanguages({
  en: {
    required: (label: string) => `${label} is required`,
    atLeastCharacters: (label: string, count: string) => `${label} must be at least ${count} characters`,
    atMostCharacters: (label: string, count: string) => `${label} must be at most ${count} characters`,
    atMostEntries: (label: string, count: string) => `${label} can have at most ${count} entries`,
    atLeast: (label: string, least: string) => `${label} must be at least ${least}`,
    atMost: (label: string, most: string) => `${label} must be at most ${most}`,
    email: "Please enter a valid email address",
    oneOf: (label: string, values: string) => `${label} must be one of: ${values}`,
    valid: (label: string) => `Please enter a valid ${label.toLowerCase()}`,
    check: (messages: string) => `Please check: ${messages}`,
    body: "The body must be a JSON object.",
    /** Of rules that no slice has for itself. */
    rules: { page_link: () => "This page link is not valid. Please start again from the first page." },
  },
})
