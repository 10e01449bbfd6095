import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"
import type { HoursRule } from "./hours.rules.ts"

const names = {
  republic: "Republic Day",
  shivaji: "Chhatrapati Shivaji Maharaj Jayanti",
  shivaratri: "Mahashivratri",
  idUlFitr: "Ramzan Id (Id-ul-Fitr)",
  holi: "Holi (second day)",
  goodFriday: "Good Friday",
  gudiPadwa: "Gudhi Padwa",
  ambedkar: "Dr Babasaheb Ambedkar Jayanti",
  ramNavami: "Ram Navami",
  mahavir: "Mahavir Jayanti",
  maharashtra: "Maharashtra Day",
  bakriId: "Bakri Id (Id-uz-Zuha)",
  buddha: "Buddha Pournima",
  independence: "Independence Day",
  ganesh: "Ganesh Chaturthi",
  gandhi: "Mahatma Gandhi Jayanti",
  dasara: "Dasara",
  laxmiPujan: "Diwali (Laxmi Pujan)",
  balipratipada: "Diwali (Balipratipada)",
  guruNanak: "Guru Nanak Jayanti",
  christmas: "Christmas",
}

export type HolidayName = keyof typeof names

export const holidayTexts = inLanguages({ en: { names } })

export const hoursKindTexts = inLanguages({ en: { changed: "Your hours, or how you can be booked" } })

/** What the calls about hours say; the page says the same at its rows. */
export const hoursTexts = inLanguages({
  en: {
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
  },
})

const plural = pluralIn("en")
const days = (count: number) => plural(count, { one: "1 day", other: `${count} days` })

/** The page on which professionals set their hours. */
export const ownHoursTexts = inLanguages({
  en: {
    title: "Hours",
    lead: "Customers can book you within these only. Indian time.",
    loading: "Loading your hours",
    notLoaded: "Your hours could not be loaded. Please try again later.",
    failed: "Your hours could not be saved. Nothing you entered is lost; please try again.",
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    week: {
      title: "Every week",
      none: "You keep no hours yet. Customers see the usual ones, 10:00 am to 7:00 pm from Monday to Saturday, and may ask for any other time too.",
      startUsual: "Start with Monday to Saturday, 10 to 7",
      open: "Open",
      closed: "Closed",
      notSet: "Not set",
      hoursOf: (day: string, hours: string) => `${day}, ${hours}`,
      addBreak: "Add a break",
      addBreakOn: (day: string) => `Add a break on ${day}`,
      copy: "Copy to Monday to Friday",
      copied: (day: string) => `Monday to Friday are like ${day} now.`,
    },
    /** In the fields, 24:00 is Midnight. */
    mistakes: {
      time: (label) => `${label} must be a time such as 9:30 am.`,
      midnight_begins: () => "A day begins at 12:00 am. Midnight can only be an end.",
      midnight_ends: () => "A day ends at Midnight. 12:00 am can only be a start.",
      crosses_midnight: () =>
        "These hours go past midnight. Please end at Midnight and begin the next day at 12:00 am.",
    } satisfies Partial<Record<HoursRule, (label: string) => string>>,
    /** Of everything else, while the week is empty. */
    countsWithHours: "This counts once you keep hours of the week.",
    days: {
      title: "Days that differ",
      lead: "Leave, a site visit, a longer Saturday.",
      none: "No coming day differs.",
      day: "Day",
      until: "Last day, if several",
      to: (first: string, last: string) => `${first} – ${last}`,
      how: "On this day",
      closed: "Closed",
      open: "Other hours",
      ofDay: "This day",
      add: "Add this day",
      replace: "Replace this day",
      remove: "Remove",
      removeDay: (day: string) => `Remove ${day}`,
      showAll: (count: number) => `Show all ${count} days`,
      choose: "Please choose a day.",
      over: "This day is over. Please choose one to come.",
      isSaidOnSave: "It counts once you save.",
    },
    holidays: {
      title: "Public holidays in Maharashtra",
      lead: "Close on the ones you keep. Those that follow the moon are marked “expected” until the state announces them.",
      expected: "expected",
      isClosed: "Closed",
      closeOn: (name: string, day: string) => `Closed on ${name}, ${day}`,
      all: "Close on all of them",
      none: "None within the days ahead that you can be booked.",
      later: "Show later ones",
    },
    rules: {
      title: "How you can be booked",
      slot: { label: "A visit can start every" },
      notice: { label: "Shortest notice" },
      horizon: { label: "Days ahead" },
      buffer: { label: "Kept free between visits" },
      none: "None",
      days,
    },
    preview: {
      title: "Next free times",
      lead: (duration: string) => `For a visit of ${duration}, as customers would see them.`,
      none: "No free time in the next 60 days.",
      faulty: "Mend what is marked, and the times show here again.",
      more: (count: number) => `and ${count} more`,
      next: (time: string) => `Next: ${time}`,
      booked: "Visits that are booked already stay as they are.",
    },
    save: {
      label: "Your changes",
      button: "Save hours",
      undo: "Undo",
      isSaved: "All saved",
      isNot: "Not saved yet",
      fix: "Mend what is marked",
      keepMine: "Save mine instead",
      takeTheirs: "Show what is saved",
    },
  },
})
