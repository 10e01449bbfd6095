import type { HoursRule } from "./hours.rules.ts"

/** What the calls about hours say; the page says the same at its rows. */
export default {
  fields: {
    availability: "Availability",
    weekly: "Hours of the week",
    weekday: "Weekday",
    from: "Start",
    to: "End",
    exceptions: "Days that differ",
    date: "Day",
    until: "Last day",
    closed: "Closed",
    slot_minutes: "Time between starts",
    notice_minutes: "Shortest notice",
    horizon_days: "Days ahead",
    buffer_minutes: "Time between visits",
    version: "Version",
  },
  rules: {
    time: (label) => `${label} must be a time from 00:00 to 24:00, such as 09:30.`,
    midnight_begins: () => "A day begins at 00:00. 24:00 can only be an end.",
    midnight_ends: () => "Midnight at the end of a day is 24:00.",
    ends_first: () => "The end must be after the start.",
    crosses_midnight: () => "These hours go past midnight. Please end at 24:00 and begin the next day at 00:00.",
    overlaps: () => "These hours overlap with others on the same day.",
    too_many_stretches: () => "A day takes six stretches of hours at most.",
    closed_or_open: () => "Please say from when to when, or that the day is closed.",
    closed_and_open: () => "A day is either closed or has hours, not both.",
    too_many_days: () => "That is more than 400 entries. Please remove some.",
    open_for_days: () => "Only a time when you are closed can go on for several days.",
    ends_before: () => "The last day cannot be before the first.",
    too_long_away: () => "One entry takes a year at most.",
    days_overlap: () => "This overlaps with another entry. Please change or remove one of them.",
  } satisfies Record<HoursRule, (label: string) => string>,
  saved: "Your hours are saved.",
  changedMeanwhile:
    "Your hours were changed in another window meanwhile. What you have entered here is still as you left it.",
  /** Where only the database knew better. */
  notTaken: "These hours do not go together. Please check that none overlap.",
}
