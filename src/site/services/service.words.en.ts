import { brand } from "../../brand.ts"
import { SUGGESTED } from "../../enquiries/enquiry-figures.ts"
import { pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")

/** The frame around what is said of a service; in its language each has texts of its own (content/). */
export default {
  trail: { label: "Home", services: "Services" },
  state: {
    open: (city: string) => `Available in ${city}`,
    soon: "Coming Soon",
    idea: "Not open yet",
  },
  /** What a search engine is told beside what the page is about. */
  meta: {
    open: (about: string) => about,
    soon: (about: string) => `${about} Not open on ${brand.name} yet: hear when it is.`,
    idea: (about: string) => `${about} Not open on ${brand.name} yet.`,
  },
  quote: "Get Quote",
  join: "Join as Professional",
  consultation: "Request Consultation",
  notify: "Notify Me",
  ask: "Tell us what you need",
  cost: {
    heading: (city: string) => `What it costs in ${city}`,
    hour: "For an hour",
    hourly: (low: string, high: string) => `${low} – ${high}`,
    middle: (middle: string, offers: number) =>
      `Half of those who name a price ask between these two; the one in the middle is ${middle}. Counted from the ${offers} who name one.`,
    work: "For a whole job",
    workLead: "What owners said they paid in all, for projects of professionals here.",
    kind: "Kind of work",
    mostly: "Mostly paid",
    projects: "Projects",
    since: (year: number, fewest: number) =>
      `We count projects completed since ${year}, and list a kind of work once it has ${fewest}. Yours may cost more or less.`,
    none: (city: string) =>
      `We have counted no prices in ${city} yet, and we print no figure whose source we cannot show you.`,
    noneButPublished: (city: string) =>
      `We have counted no prices in ${city} yet. Here is what others have published, with its source: a start for your questions, not a quote.`,
    published: "What others have published",
    depends: "What it depends on",
  },
  /** Beside `open` above, where somebody can be booked. */
  bookable: "See who you can book.",
  people: {
    localities: "By locality",
    heading: "Who you can book",
    lead: (count: number) =>
      plural(count, {
        one: "One professional. The order is that of the search: verified ones first, then ratings; nothing paid changes it.",
        other: `${count.toLocaleString("en-IN")} professionals. The order is that of the search: verified ones first, then ratings; nothing paid changes it.`,
      }),
    all: (services: string) => `See all ${services.toLowerCase()}`,
    none: "Nobody of this profession can be booked yet.",
  },
  reviews: {
    heading: "What their customers wrote",
    lead: "A selection from reviews of four and five stars, written after completed bookings, with their writers’ consent.",
  },
  papers: {
    heading: "Papers to check",
    lead: "What each shows, and where to get it. The links lead to the offices’ own sites. This is information, not legal advice.",
    from: "Where to get it",
    link: (site: string) => `${site} (official site)`,
  },
  questions: "What to ask, and what a good answer says",
  steps: "How it goes, step by step",
  inquiry: {
    heading: "Tell us about your project",
    lead: `We connect you with ${SUGGESTED} verified professionals within ${brand.replyHours} hours, Monday to Friday. Your number and address are not shown to them until you share them.`,
    leadFew: `A person reads it and writes to you within ${brand.replyHours} hours, Monday to Friday. Your number and address are shown to no professional until you share them.`,
    ideaHeading: "Is this what you need?",
    idea: "This service is not open, and no date is set. What you write helps us decide what opens next, and we write to you if it does.",
  },
  waitlist: {
    heading: "Hear when it opens",
    lead: (service: string, city: string) =>
      `${service} services cannot be booked in ${city} yet. Leave your name, and we write to you when they can.`,
    information: "We tell you when this service opens. Your name goes to no advocate, and nobody pays us for it.",
  },
  unknown: {
    title: "Service Not Found",
    text: "We have no service of this name. These are the ones we know:",
    all: "All services",
  },
}
