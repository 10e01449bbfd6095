import { listIn } from "../platform/words/parts.ts"
import type { Profile } from "./professional.contract.ts"
import type { LowestPrice, SectionId } from "./profile.rules.ts"

const listed = listIn("en")

type PriceCategory = NonNullable<Profile["price_category"]>

export default {
  head: {
    title: (firm: string, trades: readonly string[], city: string) =>
      trades.length > 0 ? `${firm}, ${listed(trades)} in ${city}` : `${firm}, ${city}`,
    notFound: "Not found",
    priceRange: (least: number, most: number) => `₹${least}-${most} per hour`,
  },
  card: {
    line: (trades: readonly string[], place: string) => (trades.length > 0 ? `${listed(trades)} · ${place}` : place),
  },
  trail: { home: "Home", search: "Find professionals" },
  sections: {
    services: { title: "Services and prices", short: "Services" },
    about: { title: "About", short: "About" },
    verification: { title: "What was checked", short: "Checked" },
    work: { title: "Work", short: "Work" },
    reviews: { title: "Reviews", short: "Reviews" },
  } satisfies Record<SectionId, { title: string; short: string }>,
  aboutFirm: (firm: string) => `About ${firm}`,
  hero: {
    sections: "On this page",
    illustration: (title: string) => `Illustration: ${title}`,
    personAndTrades: (person: string, trades: readonly string[]) => `${person}, ${listed(trades)}`,
    projects: (count: number) => `${count} projects`,
    languages: (names: readonly string[]) => names.join(", "),
  },
  aside: {
    label: "At a glance",
    book: "Book a visit",
    cost: (rupees: string, firm: string) => `Booking costs ${rupees}; you pay ${firm} for their work.`,
  },
  lowestPrice: {
    only: (price: string) => price,
    from: (price: string) => `From ${price}`,
    from_free: () => "Starts free",
  } satisfies Record<LowestPrice["kind"], (price: string) => string>,
  services: {
    none: "No services are open for booking at the moment.",
    priceLevel: {
      Standard: "Price level: standard",
      Premium: "Price level: premium",
      Luxury: "Price level: luxury",
    } satisfies Record<PriceCategory, string>,
    serves: "Serves",
  },
  portfolio: {
    drawing: (title: string) => `Drawing: ${title}`,
    facts: (locality: string, year: number, squareFeet: number | null) =>
      squareFeet === null
        ? `${locality}, ${year}`
        : `${locality}, ${year} · ${squareFeet.toLocaleString("en-IN")} sq ft`,
    paid: (band: string) => `The owner paid ${band}`,
    illustrations: "The pictures are illustrations, not photographs.",
  },
}
