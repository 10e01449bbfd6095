import { brand } from "../../brand.ts"
import { SUGGESTED } from "../../enquiries/enquiry-choices.ts"
import { inLanguages } from "../../platform/language/language.ts"
import type { Market } from "../../platform/language/market.ts"
import { capital, pluralIn } from "../../platform/language/parts.ts"
import { placesIn } from "../../platform/language/places.ts"
import { professionalsIn } from "../../platform/language/professionals.ts"
import { policy } from "../../policy.ts"
import type { Paper, Site } from "./papers.ts"

interface PaperTexts {
  name: string
  /** What it shows, with the law that says so. */
  shows: string
  from: string
}

export const paperTexts = inLanguages({
  en: {
    papers: {
      architectNumber: {
        name: "Registration with the Council of Architecture (COA)",
        shows:
          "Shows that the person may use the title of architect, which the Architects Act, 1972 keeps for those who are registered.",
        from: "Ask for the number, and look it up with the Council.",
      },
      satbara: {
        name: "7/12 extract (satbara utara)",
        shows:
          "Shows who holds a piece of land, how large it is, how it is used, and which loans and rights are noted on it. It proves no ownership by itself.",
        from: "From the state’s land records, by village and survey number.",
      },
      propertyCard: {
        name: "Property card (malmatta patrak)",
        shows: "The same for land that lies within a city survey. It proves no ownership by itself, either.",
        from: "From the state’s land records, by city survey number.",
      },
      sanction: {
        name: "Sanctioned plan and commencement certificate",
        shows:
          "Shows what may be built, and that work may begin. In the city Pune Municipal Corporation (PMC) gives it; outside the corporations, the metropolitan authority (PMRDA).",
        from: "Whoever plans the building applies; the stamped drawings stay with the owner. Ask a seller or your society for a copy.",
      },
      occupancy: {
        name: "Occupancy certificate",
        shows: "Shows that the building was finished as sanctioned, and may be lived in.",
        from: "From the authority that sanctioned the plan. The builder, the seller or the society has a copy.",
      },
      rera: {
        name: "MahaRERA registration",
        shows:
          "Shows that a project on sale is registered, with its plans, dates and progress. Projects of up to 500 sq m of land or up to eight flats need none (Real Estate (Regulation and Development) Act, 2016, section 3).",
        from: "Search for the project by its name or number.",
      },
      society: {
        name: "Permission of your housing society",
        shows: "Shows that the society agrees to the work: hours, lift, rubble, and what must stay as it is.",
        from: "From the society’s office, before the work begins.",
      },
      structure: {
        name: "Note of a structural engineer",
        shows: "Says whether a wall, a beam or a slab may be cut or loaded, and how to support it meanwhile.",
        from: "From the engineer, signed, before anything is broken.",
      },
      agreement: {
        name: "Written agreement with stages",
        shows: "Says what is made and of what, by when, and what you pay at each stage.",
        from: "From the professional you hire. Both sign, and both keep a copy.",
      },
      gst: {
        name: "GST number on quote and bill",
        shows: "Shows which business stands behind the paper. Small businesses may have none.",
        from: "“Search Taxpayer” needs no login.",
      },
      deed: {
        name: "Index II of the registered deed",
        shows: "Shows who registered a deed with whom, when, for which property and for what sum.",
        from: "From the state’s registration department (IGR), by office, year and document number.",
      },
      advocate: {
        name: "Enrolment with the Bar Council",
        shows:
          "Shows that the person is an advocate: the Advocates Act, 1961 keeps the practice of law for those who are enrolled.",
        from: "Ask for the enrolment number; in this state the Bar Council of Maharashtra and Goa keeps the roll.",
      },
      licence: {
        name: "Registered leave and licence agreement",
        shows:
          "States rent, deposit and months. It has to be in writing and registered (Maharashtra Rent Control Act, 1999, section 55).",
        from: "Registered with the state’s registration department (IGR).",
      },
      northPlan: {
        name: "Plan to scale, with north marked",
        shows: "Shows where rooms, doors and windows really are. Without it a reading is a guess.",
        from: "From the builder’s or the architect’s drawings, or measured anew.",
      },
      possession: {
        name: "Possession letter, with its date",
        shows:
          "Sets the date from which the promoter must put right structural defects and poor workmanship: for five years, free of charge (Real Estate (Regulation and Development) Act, 2016, section 14).",
        from: "The builder gave it to you with the keys.",
      },
      trees: {
        name: "Permission of the Tree Authority",
        shows:
          "Shows that a tree may be cut. In a city that needs permission first (Maharashtra (Urban Areas) Protection and Preservation of Trees Act, 1975).",
        from: "From the corporation’s garden department.",
      },
      propertyTax: {
        name: "Property tax bill, paid",
        shows: "Shows that nothing is due to the corporation. It is no proof of ownership by itself.",
        from: "From the corporation, by the property’s number.",
      },
      deathCertificate: {
        name: "Death certificate",
        shows: "The first paper that every office asks for. Take several certified copies.",
        from: "From the corporation or the village where the person died.",
      },
      will: {
        name: "The will, where there is one",
        shows:
          "Says who gets what, and who is to see to it. How a will is made stands in the Indian Succession Act, 1925.",
        from: "From the family, the bank locker, or the sub-registrar, if it was registered or left there.",
      },
      succession: {
        name: "What a court gives the heirs",
        shows: "Probate, letters of administration or a succession certificate: who may take over what was left.",
        from: "From the court. Ask an advocate which of them your case needs, if any.",
      },
    } satisfies Record<Paper, PaperTexts>,
    sites: {
      coa: "Council of Architecture",
      landRecords: "Land records of Maharashtra",
      pmc: "PMC",
      pmrda: "PMRDA",
      maharera: "MahaRERA",
      gst: "GST portal",
      igr: "IGR Maharashtra",
      bar: "Bar Council of Maharashtra and Goa",
      courts: "District Court, Pune",
    } satisfies Record<Site, string>,
  },
})

const plural = pluralIn("en")
const placed = placesIn("en")
const professionals = professionalsIn("en")

/** The frame around what is said of a service; in its language each has texts of its own (content/). */
export const serviceTexts = inLanguages({
  en: {
    trail: { label: "Home", services: "Services" },
    state: {
      open: (cities: readonly string[]) => `Available in ${placed(cities)}`,
      soon: "Coming Soon",
      idea: "Not open yet",
    },
    /** What a search engine is told beside what the page is about. */
    meta: {
      open: (about: string) => about,
      soon: (about: string) => `${about} Not open on ${brand.name} yet: hear when it is.`,
      idea: (about: string) => `${about} Not open on ${brand.name} yet.`,
    },
    /** What rows say of an open one, under its name. */
    facts: {
      people: (count: number) =>
        plural(count, { one: "1 professional", other: `${count.toLocaleString("en-IN")} professionals` }),
      from: (lowest: string) => `from ${lowest} an hour`,
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
        `Half of the ${offers} who name a price ask this; the middle one asks ${middle}.`,
      lowest: "Lowest",
      highest: "Highest",
      work: "For a whole job",
      workLead: "What owners paid for projects shown here.",
      kind: "Kind of work",
      mostly: "Mostly paid",
      projects: "Projects",
      since: (year: number, fewest: number) =>
        `Projects completed since ${year}; a kind of work is listed once it has ${fewest}. Yours may cost more or less.`,
      none: (city: string) => `We have no prices from ${city} yet, and show no figure without a source.`,
      noneButPublished: (city: string) =>
        `We have no prices from ${city} yet. Here is what others have published, with its source: a starting point, not a quote.`,
      published: "What others have published",
      depends: "What it depends on",
    },
    /** Beside `open` above, where somebody can be booked. */
    bookable: "See who you can book.",
    people: {
      localities: "By locality",
      heading: "Who you can book",
      lead: "Verified first, then by rating.",
      all: (services: string) => `See all ${services.toLowerCase()}`,
      none: "Nobody of this profession can be booked yet.",
    },
    reviews: {
      heading: "What their customers wrote",
      lead: "A selection of four- and five-star reviews after a visit, shown with consent.",
    },
    papers: {
      heading: "Papers to check",
      lead: "Information, not legal advice.",
      from: "Where to get it",
      link: (site: string) => `${site} (official site)`,
    },
    questions: "What to ask, and good answers",
    posts: "From the blog",
    steps: "How it goes",
    inquiry: {
      heading: "Tell us about your project",
      lead: `We connect you with ${SUGGESTED} verified professionals within ${policy.replyHours} hours, Monday to Friday.`,
      leadFew: `A person reads it and writes to you within ${policy.replyHours} hours, Monday to Friday. Your number and address are shown to no professional until you share them.`,
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
  },
})

type Cities = readonly string[]

export const servicesTexts = inLanguages({
  en: {
    meta: {
      title: ({ cities }: Market) => `Services in ${placed(cities)} · ${brand.name}`,
      description: ({ cities, services }: Market) =>
        `${capital(professionals.short(services))} in ${placed(cities)} and the services that open next. Ask for a quote, or be told when one opens.`,
    },
    /** In the way here. */
    here: "Services",
    heading: "Services for building and furnishing a home",
    lead: ({ cities, services }: Market) =>
      `${cities.length > 0 ? `${capital(professionals.all(services))} in ${placed(cities)} today. ` : ""}More professions open one by one.`,
    failed: "Failed to load services. Please try again later.",
    standard: "Until then we are showing our standard list.",
    none: "No services available at the moment. Please check back later.",
    available: (cities: Cities) => `Available in ${placed(cities)}`,
    open: (cities: Cities) => `Available in ${placed(cities)}`,
    coming: "Coming Soon",
    expanding: "Expanding Soon",
    expandingLead: "Leave a line, and we tell you when they open.",
    ideas: "Guides to other professions",
    ideasLead: "To read only: they cannot be booked here.",
    find: "Find professionals",
    quote: "Get Quote",
    localities: "By locality",
    notify: "Notify Me",
    inquiry: "Tell us about your project",
    inquiryLead: (cities: Cities) =>
      `For what can be booked in ${placed(cities)} we connect you with ${SUGGESTED} verified professionals within ${policy.replyHours} hours, Monday to Friday; for the rest we write when it opens.`,
    /** Where there are too few to suggest. */
    inquiryLeadFew: `A person reads it and writes to you within ${policy.replyHours} hours, Monday to Friday; for what opens later, when it opens. Your number and address are shown to no professional until you share them.`,
    /** Where the catalogue cannot be read; what is open in it is not known then. */
    standardList: [
      {
        slug: "interior-designer",
        name: "Interior Designer",
        description: "Rooms, kitchens and furniture.",
        is_available: true,
        can_suggest: false,
      },
      {
        slug: "architect",
        name: "Architect",
        description: "Plans, houses and sanctions.",
        is_available: true,
        can_suggest: false,
      },
      {
        slug: "contractor",
        name: "Contractor",
        description: "Building and repairs.",
        is_available: false,
        can_suggest: false,
      },
      {
        slug: "real-estate-lawyer",
        name: "Real Estate Lawyer",
        description: "Titles, agreements and registration.",
        is_available: false,
        can_suggest: false,
      },
      {
        slug: "vastu-consultant",
        name: "Vastu Consultant",
        description: "Plots, plans and rooms by vastu.",
        is_available: false,
        can_suggest: false,
      },
      {
        slug: "civil-engineer",
        name: "Civil Engineer",
        description: "Structures and supervision.",
        is_available: false,
        can_suggest: false,
      },
    ],
  },
})
