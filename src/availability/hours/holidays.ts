/**
 * Public holidays in Maharashtra, from November 2026 on, for professionals who close on them. Every name is one of the list
 * that the General Administration Department of the state notifies each year under section 25 of the Negotiable Instruments
 * Act, 1881. What goes by the sun stands fixed; what goes by the moon is expected until the list of its year is out. Of 2027
 * Moharum and Id-E-Milad are left out: calendars do not agree on them yet.
 */
import type { HolidayName } from "./texts.ts"

export interface Holiday {
  /** Indian day. */
  date: string
  name: HolidayName
  /** By the moon, and not yet notified. */
  isExpected?: true
}

const expected = (date: string, name: HolidayName): Holiday => ({ date, name, isExpected: true })

export const holidays: readonly Holiday[] = [
  // The state's list for 2026.
  { date: "2026-11-24", name: "guruNanak" },
  { date: "2026-12-25", name: "christmas" },

  // 26 January each year (the Constitution came into force in 1950).
  { date: "2027-01-26", name: "republic" },
  // 19 February each year, as the state notifies it since 2001.
  { date: "2027-02-19", name: "shivaji" },
  // Magha Krishna 14 (drikpanchang.com, Maha Shivaratri 2027).
  expected("2027-03-06", "shivaratri"),
  // 1 Shawwal 1448, after the moon is seen (timeanddate.com, holidays in India 2027).
  expected("2027-03-10", "idUlFitr"),
  // The day after the full moon of Phalguna (timeanddate.com/holidays/india/holi).
  expected("2027-03-22", "holi"),
  // The Friday before Easter, 28 March 2027 by the Gregorian computation: no moon needs to be seen.
  { date: "2027-03-26", name: "goodFriday" },
  // Chaitra Shukla 1 (drikpanchang.com, Gudi Padwa 2027).
  expected("2027-04-07", "gudiPadwa"),
  // 14 April each year.
  { date: "2027-04-14", name: "ambedkar" },
  // Chaitra Shukla 9 (drikpanchang.com, Rama Navami 2027).
  expected("2027-04-15", "ramNavami"),
  // Chaitra Shukla 13 (timeanddate.com/holidays/india/mahavir-jayanti).
  expected("2027-04-18", "mahavir"),
  // 1 May each year (the state was formed in 1960).
  { date: "2027-05-01", name: "maharashtra" },
  // 10 Dhu al-Hijja 1448, after the moon is seen (timeanddate.com, holidays in India 2027).
  expected("2027-05-17", "bakriId"),
  // The full moon of Vaishakha (drikpanchang.com, Buddha Purnima 2027).
  expected("2027-05-20", "buddha"),
  // 15 August each year.
  { date: "2027-08-15", name: "independence" },
  // Bhadrapada Shukla 4 (drikpanchang.com, Ganesh Chaturthi 2027).
  expected("2027-09-04", "ganesh"),
  // 2 October each year.
  { date: "2027-10-02", name: "gandhi" },
  // Ashvina Shukla 10 (timeanddate.com/holidays/india/dussehra).
  expected("2027-10-09", "dasara"),
  // The new moon of Ashvina (timeanddate.com/holidays/india/diwali), and Kartika Shukla 1 after it.
  expected("2027-10-29", "laxmiPujan"),
  expected("2027-10-30", "balipratipada"),
  // The full moon of Kartika (timeanddate.com/holidays/india/guru-nanak-jayanti).
  expected("2027-11-14", "guruNanak"),
  // 25 December each year.
  { date: "2027-12-25", name: "christmas" },
]
