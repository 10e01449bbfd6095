// What about half of the professionals ask beside their price per hour, by their name and the kind of service. Packages are
// at or a little below what their hours would come to, with what is drawn afterwards; rates are fees for the drawings, or
// for the whole work where they build it, as they are usual in Pune.
import type { Offering } from "./demo.types.ts"

export interface DemoPrices {
  packages?: { name: string; minutes: number; price: number }[]
  rates?: { unit: "sq_ft" | "percent_of_work"; from: number; to?: number }[]
}

const visit = (name: string, minutes: number, price: number) => ({ name, minutes, price })
const perSquareFoot = (from: number, to?: number) => ({ unit: "sq_ft" as const, from, ...(to && { to }) })
const perCent = (from: number, to?: number) => ({ unit: "percent_of_work" as const, from, ...(to && { to }) })

export const priceLists: Record<string, Partial<Record<Offering, DemoPrices>>> = {
  "Ketaki Gokhale": {
    "interior-designer": {
      packages: [visit("Home visit with sketch", 90, 2000), visit("Whole flat measured and drawn", 240, 5500)],
      rates: [perSquareFoot(80, 120)],
    },
  },
  "Rohan Phadnis": {
    "interior-designer": {
      packages: [visit("One piece of furniture, drawn full scale", 150, 5000)],
      rates: [perCent(10)],
    },
  },
  "Shalaka Bhide": {
    "interior-designer": { packages: [visit("वाडा पाहणी आणि अहवाल", 180, 3000)] },
  },
  "Aniket Jagtap": {
    "interior-designer": {
      packages: [
        visit("1 BHK planned in one visit", 120, 1500),
        visit("2 BHK planned in one visit", 180, 2200),
        visit("Kitchen layout with a list of fittings", 90, 1200),
      ],
      rates: [perSquareFoot(45, 60)],
    },
  },
  "Meenal Oswal": {
    "interior-designer": { packages: [visit("Colour card for the whole flat", 120, 2500)] },
  },
  "Tanvi Shirole": { "interior-designer": { rates: [perSquareFoot(180, 260), perCent(12, 15)] } },
  "Imran Shaikh": {
    "interior-designer": {
      packages: [visit("Wardrobe or kitchen, measured and priced", 90, 1200)],
      rates: [perSquareFoot(1450, 1900)],
    },
  },
  "Ruta Apte": {
    "interior-designer": {
      packages: [visit("Lighting plan for three rooms", 150, 4000), visit("Lighting plan for a whole home", 240, 6500)],
    },
  },
  "Saurabh Bhosale": {
    "interior-designer": {
      packages: [visit("Rented room made liveable, with a shopping list", 90, 800)],
      rates: [perCent(8)],
    },
  },
  "Manasi Kelkar": {
    "interior-designer": { packages: [visit("Child's room drawn together", 120, 1400)] },
  },
  "Aditya Ranade": {
    architect: { packages: [visit("Site reading with report", 180, 7000)], rates: [perCent(5, 7)] },
  },
  "Vaishali Deodhar": {
    architect: {
      packages: [visit("Redevelopment papers read and explained", 180, 8000)],
      rates: [perSquareFoot(65, 90)],
    },
  },
  "Priya Iyer": {
    architect: { rates: [perCent(6, 8)] },
    "interior-designer": { packages: [visit("Courtyard rooms, visit with sketch", 90, 2700)] },
  },
  // They ask no price per hour.
  "Mihir Lagu": {
    architect: {
      packages: [visit("First look, with notes", 120, 4500), visit("Survey of the structure", 300, 12000)],
      rates: [perCent(9, 12)],
    },
  },
  "Abhijit Kamble": {
    architect: {
      packages: [visit("Permit papers checked", 60, 900), visit("Regularisation, first opinion", 120, 1800)],
    },
  },
  "Anita D'Souza": {
    architect: { packages: [visit("Adding a floor, visit with sketch", 150, 3800)], rates: [perSquareFoot(70, 100)] },
  },
  "Sunita Wagh": {
    architect: { packages: [visit("Plan for a small plot", 120, 1300)], rates: [perSquareFoot(35, 50)] },
    "interior-designer": { rates: [perSquareFoot(40, 55)] },
  },
}
