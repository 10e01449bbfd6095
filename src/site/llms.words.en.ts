import { brand } from "../brand.ts"
import { formatRupees } from "../platform/money.ts"
import { listIn } from "../platform/words/parts.ts"

const listed = listIn("en")

/** What /llms.txt says of itself, in Markdown: read by programs that answer people's questions. */
export default {
  summary: (services: readonly string[], cities: readonly string[]) =>
    `${brand.name} is a marketplace in India on which people find and book ${listed(services.map((one) => one.toLowerCase()))} in ${listed(cities)}. Booking is free for them (${formatRupees(brand.fees.platform)}); they pay the professional.`,
  demo: "This site is a demonstration: the people, projects, prices and reviews on it are made up, and nobody comes.",
  assume: {
    heading: "What may not be assumed",
    open: (services: readonly string[], cities: readonly string[]) =>
      `Only ${listed(services.map((one) => one.toLowerCase()))} are open, and only in ${listed(cities)}. Every other service and city that is named is not open yet.`,
    points: [
      "Prices, free times, ratings and checks change. Ask the calls below or read the page again; what was read earlier may be wrong now.",
      "Prices are what a professional asks for an hour, not what a work costs in all. What owners paid for kinds of work is said in bands, by the professionals.",
      "“Verified” means that certain papers were checked. Each profile says which, when, and which were not. It says nothing about how good the work is, and is no guarantee.",
      "Ratings come from reviews after completed bookings only. Nothing paid changes the order in which professionals stand.",
      "Pictures are drawn where there are no photographs. They show the kind of work, not the work.",
      `${brand.name} takes no payments, holds no money, and gives no legal, structural or financial advice.`,
      "Nobody can be booked without signing in as a customer. A booking is a request until the professional confirms it.",
    ],
  },
  pages: "Pages",
  places: {
    heading: "Professionals by locality",
    line: (count: number, services: string) =>
      `${count.toLocaleString("en-IN")} ${services.toLowerCase()} work from there or show projects there.`,
    title: (services: string, locality: string, city: string) =>
      `${services.charAt(0)}${services.slice(1).toLowerCase()} in ${locality}, ${city}`,
    profiles: (sitemap: string) => `Each professional has a page at /providers/{id}; all of them are in ${sitemap}.`,
  },
  calls: {
    heading: "Open calls",
    lead: (base: string) => `They need no key and answer JSON with \`success\`. Their addresses begin with ${base}.`,
    description: "OpenAPI description",
    descriptionLine: "every call with its input, answers and refusals",
    reader: "The same to read and try",
    readerLine: "for people",
  },
}
