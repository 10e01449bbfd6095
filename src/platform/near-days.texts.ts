import { inLanguages } from "./language/language.ts"

export const nearDayTexts = inLanguages({
  en: {
    yesterday: "Yesterday",
    today: "Today",
    tomorrow: "Tomorrow",
    /** 'MMM dd, yyyy h:mm a' of the professional's table (specification 2 §2). */
    table: (month: string, day: number, year: number, time: string, isMorning: boolean) =>
      `${month} ${String(day).padStart(2, "0")}, ${year} ${time} ${isMorning ? "AM" : "PM"}`,
  },
})
