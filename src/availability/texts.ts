import { inLanguages } from "../platform/language/language.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"

const span = { from_minute: "From, in minutes of the day", to_minute: "To, in minutes of the day" }

export const availabilityPersonalTexts = inLanguages({
  en: {
    availabilities: {
      title: "How you can be booked",
      columns: {
        slot_minutes: "A start every … minutes",
        notice_minutes: "Shortest notice, minutes",
        horizon_days: "Days ahead",
        buffer_minutes: "Minutes between visits",
        updated_at: "Last change",
      },
    },
    weekly_hours: { title: "Your weekly hours", columns: { weekday: "Weekday, 0 is Sunday", ...span } },
    hour_exceptions: { title: "Days with other hours", columns: { day: "Day", until: "Until", ...span } },
  } satisfies Record<string, TableTexts>,
})

export const availabilityProblems = inLanguages({
  en: {
    professional: "professional",
    service: "service",
    package: "package",
  },
})

/** The next free time, as the server says it for a card. */
export const nextFreeAnswerTexts = inLanguages({
  en: {
    today: (time: string) => `today, ${time}`,
    tomorrow: (time: string) => `tomorrow, ${time}`,
  },
})

/** On a public profile. */
export const nextFreeTexts = inLanguages({
  en: {
    of: (service: string) => `For ${service}`,
    own: {
      /** A few of them: between two there may be others. */
      title: "Some free times",
      all: "All free times",
      time: (clock: string) => clock,
      none: "No free time in the next 30 days.",
      failed: "Free times are shown when you book.",
      hours: (business: string) => `${business} keeps these hours and confirms each visit.`,
    },
    /** Of who keeps no calendar: that they are free then, nobody knows. */
    usual: {
      title: "Usual hours, ask for a time",
      all: "All times",
      time: (clock: string) => `Ask for ${clock}`,
      none: "No usual hours are left in the next 30 days. Ask for another time.",
      failed: "Ask for a time when you book.",
      hours: (business: string) => `${business} keeps no calendar here, and confirms the time you ask for.`,
    },
  },
})
