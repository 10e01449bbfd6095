// Where the people of the demo are visited. The societies are invented; of a visit elsewhere the plan says so itself.
import { customers } from "./customers.ts"
import type { DemoPlace } from "./demo.types.ts"

export const localities = [
  ...["Kothrud", "Baner", "Hadapsar", "Warje", "Aundh", "Viman Nagar", "Bibwewadi", "Wakad", "Erandwane", "Kharadi"],
  ...[
    "Bavdhan",
    "Katraj",
    "Pashan",
    "Wanowrie",
    "Karve Nagar",
    "Dhayari",
    "Sus",
    "Fursungi",
    "Manjri",
    "Dahanukar Colony",
  ],
]

const societies = [
  ...["Sonchafa Society", "Gulbakshi Heights", "Ratrani Residency", "Tagar Society", "Anant Society"],
  ...["Kavath Chafa Row Houses", "Madhumalati Apartments"],
]

/** By the customer's name. */
export const homes: Record<string, DemoPlace> = Object.fromEntries(
  ["Aditi Sane", "Mahesh Barve", "Manasi Kelkar", ...customers].map((name, n) => {
    const flat = ((n * 7) % 11) * 100 + 101 + (n % 4)
    return [
      name,
      { locality: localities[n % localities.length]!, address: `Flat ${flat}, ${societies[n % societies.length]}` },
    ]
  }),
)
