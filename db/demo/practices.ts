// How those work who have said so, about two thirds: their week, their studio, and what they call their visits. The others
// keep no hours and are asked for any time.
import type { DemoPractice } from "./demo.types.ts"

/** Indian clocks, Monday to Friday; whoever says nothing else of Saturday works as on the other days. */
export const weeks = {
  withBreak: { days: ["10:00-13:30", "14:30-18:30"] },
  halfSaturday: { days: ["10:00-18:00"], saturday: ["10:00-14:00"] },
  early: { days: ["09:00-17:00"] },
  late: { days: ["11:00-19:00"], saturday: ["11:00-16:00"] },
  aroundNoon: { days: ["09:00-13:00", "15:00-19:00"], saturday: ["09:00-13:00"] },
  withSunday: { days: ["10:00-17:30"], sunday: ["10:00-13:00"] },
} satisfies Record<string, { days: string[]; saturday?: string[]; sunday?: string[] }>

/** By the professional's name. Studios and houses are invented, as the people are. */
export const practices: Record<string, DemoPractice> = {
  "Ketaki Gokhale": {
    week: "withBreak",
    ...{ notice: 24 * 60, buffer: 30, holidays: true },
    studio: "Osari House, first floor, behind the cane workshop, Kothrud",
    titles: ["Home visit with a measured sketch"],
  },
  "Rohan Phadnis": {
    week: "halfSaturday",
    slot: 60,
    studio: "Teakline workshop, shed 4, Aundh",
    titles: ["Joinery session at full scale"],
  },
  "Shalaka Bhide": { week: "aroundNoon", titles: ["घरभेट, मोजमाप आणि रेखाटन"] },
  "Farah Merchant": {
    week: "late",
    ...{ slot: 60, notice: 48 * 60, horizon: 90, buffer: 60, holidays: true },
    studio: "Merchant & Daughter, the house with the green porch, Camp",
    titles: ["Walk through your rooms"],
  },
  "Aniket Jagtap": {
    week: "withSunday",
    horizon: 30,
    studio: "Tapshil, above the hardware store, Hadapsar",
    titles: ["First look at a small flat"],
  },
  "Meenal Oswal": {
    week: "halfSaturday",
    holidays: true,
    studio: "Oswal Rooms, ground floor, Bibwewadi",
    titles: ["Colour and storage consultation"],
  },
  "Tanvi Shirole": { week: "late", ...{ notice: 72 * 60, horizon: 120, buffer: 60 }, titles: ["Concept visit"] },
  "Sandhya Rajguru": {
    week: "early",
    slot: 15,
    studio: "Second Shelf, the old reading room, Karve Nagar",
    titles: ["An hour of honest advice"],
  },
  "Imran Shaikh": {
    week: "early",
    studio: "Shaikh Woodcraft, gate 2 of the timber yard, NIBM",
    titles: ["Measuring visit by the carpenter"],
  },
  "Nikhil Sancheti": {
    week: "late",
    ...{ slot: 60, notice: 24 * 60, horizon: 180, buffer: 45 },
    studio: "Plumb & Grain, second floor, Koregaon Park",
    titles: ["Stone and timber selection"],
  },
  "Ruta Apte": { week: "late", buffer: 30, titles: ["Lighting walk after sunset or before"] },
  "Gauri Thorat": {
    week: "aroundNoon",
    holidays: true,
    studio: "Angan, row house 7, Pimple Saudagar",
    titles: ["Courtyard and balcony visit"],
  },
  "Deepika Menon": { week: "withBreak", horizon: 45, titles: ["Room by room review"] },
  "Zeenat Kapadia": {
    week: "halfSaturday",
    ...{ notice: 48 * 60, horizon: 90 },
    studio: "Kapadia House of Rooms, Kalyani Nagar",
    titles: ["House call"],
  },
  "Harshad Inamdar": {
    week: "aroundNoon",
    slot: 15,
    studio: "Worktable, unit 11, Magarpatta",
    titles: ["Desk and study planning"],
  },
  "Aditya Ranade": {
    week: "withBreak",
    ...{ notice: 12 * 60, horizon: 90, buffer: 15, holidays: true },
    studio: "Katta Architects, the bungalow with the stone bench, Prabhat Road",
    titles: ["Site reading with a section sketch"],
  },
  "Vaishali Deodhar": {
    week: "halfSaturday",
    ...{ slot: 60, buffer: 30, holidays: true },
    studio: "Deodhar Design Office, top floor, Deccan",
    titles: ["Plot and papers review"],
  },
  "Siddharth Gaikwad": { week: "early", notice: 24 * 60, titles: ["Walk over the land"] },
  "Priya Iyer": {
    week: "withBreak",
    studio: "Courtyard & Co., the tiled house, Baner",
    titles: ["Courtyard feasibility visit", "Rooms around a courtyard"],
  },
  "Rukmini Chitnis": { week: "early", holidays: true, titles: ["Sun and wind survey"] },
  "Abhijit Kamble": {
    week: "halfSaturday",
    slot: 15,
    studio: "Plans & Permits desk, shop 5, Katraj",
    titles: ["Permit check of your papers"],
  },
  "Anita D'Souza": {
    week: "withSunday",
    studio: "Two Storey, upper floor, Undri",
    titles: ["Adding a floor: first opinion"],
  },
  "Jyoti Khandelwal": { week: "withBreak", ...{ notice: 24 * 60, buffer: 30 }, titles: ["Access and safety walk"] },
}
