/**
 * Instants are shown in Asia/Kolkata whatever the machine's zone, and built from parts with our own month names:
 * Node's and the browser's ICU disagree on some of them. India has one offset and no summer time.
 */
const IST_OFFSET_MS = 330 * 60_000
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

const parts = (instant: string | Date) => {
  const at = new Date(new Date(instant).getTime() + IST_OFFSET_MS)
  if (Number.isNaN(at.getTime())) return undefined
  const hours = at.getUTCHours()
  return {
    day: at.getUTCDate(),
    month: months[at.getUTCMonth()]!,
    year: at.getUTCFullYear(),
    weekday: weekdays[at.getUTCDay()]!,
    clock: `${hours % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, "0")}`,
    half: hours < 12 ? "AM" : "PM",
  }
}

/** "Tue, 24 Nov, 4:30 pm"; the year is said where it is not that of `now`: "Sat, 2 May 2026, 4:30 pm". */
export const formatInstant = (instant: string | Date, now?: Date) => {
  const p = parts(instant)
  if (!p) return "Invalid date"
  const year = now && parts(now)?.year !== p.year ? ` ${p.year}` : ""
  return `${p.weekday}, ${p.day} ${p.month}${year}, ${formatClock(instant)}`
}

/** "4:30 pm" */
export const formatClock = (instant: string | Date) => {
  const p = parts(instant)
  return p ? `${p.clock} ${p.half.toLowerCase()}` : "Invalid date"
}

/** "24 Nov 2026" */
export const formatDay = (instant: string | Date) => {
  const p = parts(instant)
  return p ? `${p.day} ${p.month} ${p.year}` : "Invalid date"
}

/** 'MMM dd, yyyy h:mm a', for the provider's table alone (specification 2 §2): "Nov 24, 2026 4:30 PM" */
export const formatTable = (instant: string | Date) => {
  const p = parts(instant)
  return p ? `${p.month} ${String(p.day).padStart(2, "0")}, ${p.year} ${p.clock} ${p.half}` : "Invalid date"
}

/** What a person in Pune types into a date and a time field, as an instant; undefined when it is not one. */
export const fromIndianTime = (date: string, time: string): Date | undefined => {
  const at = new Date(`${date}T${time.length === 5 ? `${time}:00` : time}+05:30`)
  // Date takes 30 February for 2 March.
  return Number.isNaN(at.getTime()) || indianDay(at) !== date ? undefined : at
}

/** The Indian calendar day of an instant, as YYYY-MM-DD. */
export const indianDay = (instant: Date) => new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10)

/** Today, Yesterday, 'N days ago' under 7 days, else the day (specification 1 §9, notification age labels). */
export const ageLabel = (instant: string | Date, now: Date) => {
  const days = Math.round((Date.parse(indianDay(now)) - Date.parse(indianDay(new Date(instant)))) / 86_400_000)
  if (days <= 0) return "Today"
  if (days === 1) return "Yesterday"
  return days < 7 ? `${days} days ago` : formatDay(instant)
}

/** "1 hour", "45 minutes", "1 hour 30 minutes" */
export const durationText = (minutes: number) => {
  const part = (count: number, word: string) => (count === 0 ? "" : `${count} ${word}${count === 1 ? "" : "s"}`)
  return [part(Math.floor(minutes / 60), "hour"), part(minutes % 60, "minute")].filter(Boolean).join(" ")
}
