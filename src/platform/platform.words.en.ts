import { listIn, pluralIn } from "./words/parts.ts"

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
export default {
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
    /** 'MMM dd, yyyy h:mm a' of the professional's table (specification 2 §2). */
    table: ({ month, day, year }: DayParts, time: string, isMorning: boolean) =>
      `${month} ${String(day).padStart(2, "0")}, ${year} ${time} ${isMorning ? "AM" : "PM"}`,
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
}
