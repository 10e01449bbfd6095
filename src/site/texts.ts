import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import { listIn, parts } from "../platform/language/parts.ts"
import { formatRupees } from "../platform/money.ts"
import { policy } from "../policy.ts"

const { fees } = policy
const { paymentBands } = policy

/** Beside every claim of what is free: what professionals pay. */
const professionalsPay = (figure: (text: string) => ReactNode) =>
  parts(
    "Professionals pay ",
    figure(fees.subscription),
    " a month and ",
    figure(fees.commission),
    " commission, free for professionals until we announce a date. Advocates pay nothing.",
  )

interface Reason {
  title: string
  text: string
  /** What belongs beside a claim in it. */
  note?: string
  /** Where it is said at length. */
  to: string
}

const reasons: readonly Reason[] = [
  {
    title: "You see what was checked",
    text: "Each profile lists which papers, and when.",
    to: "/help#verified",
  },
  {
    title: "Every review follows a visit",
    text: "Only a customer who booked a visit can write one.",
    to: "/help#reviews",
  },
  {
    title: "Free times really are free",
    text: "Two people never get the same one.",
    to: "/help#booking",
  },
  {
    title: "Nobody can pay to rank higher",
    text: "Your search, checked papers and reviews set the order.",
    to: "/help#ranking",
  },
  {
    title: "Your number stays yours",
    text: "A professional sees it only if you share it, or for a visit they have confirmed.",
    to: "/privacy",
  },
  {
    title: "Pay large sums in stages",
    text: `Under ${paymentBands.small} pay on completion, up to ${paymentBands.large} by UPI or bank, over ${paymentBands.large} by escrow with milestones*.`,
    note: `* Through a licensed escrow partner chosen by both; ${brand.name} holds no money.`,
    to: "/help#fees",
  },
]

/** What the home page says for itself; each claim with what belongs beside it (specification 3 §9). */
export const claimsTexts = inLanguages({
  en: {
    free: {
      heading: "Finding and booking is free",
      kinds: [
        { figure: formatRupees(fees.platform), text: "platform fees" },
        { figure: formatRupees(fees.hidden), text: "hidden charges" },
        { figure: formatRupees(fees.payment), text: "payment fees" },
      ],
      note: (figure: (text: string) => ReactNode) =>
        parts(
          `For customers. You pay the professional for the work; ${brand.name} holds no money. `,
          professionalsPay(figure),
        ),
    },
    why: {
      heading: `Why choose ${brand.name}`,
      reasons,
    },
    closing: {
      heading: "Tell your home’s story to someone who knows buildings",
      find: "Find professionals",
      professionals: "Do you build or furnish homes?",
      join: "Join as a professional",
    },
  },
})

const listed = listIn("en")

/** What /llms.txt says of itself, in Markdown: read by programs that answer people's questions. */
export const llmsTexts = inLanguages({
  en: {
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
        "Ratings come only from reviews by customers who booked a visit. Nothing paid changes the order in which professionals stand.",
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
  },
})

/** What there is to read on the home page, each with where it comes from (specification 3 §6). */
export const readsTexts = inLanguages({
  en: {
    source: "Source:",
    heritage: {
      heading: "A name from the guild",
      text: "In Indian building the sthapati leads the guild of makers. The Mayamata, an old treatise, names four whose work must meet:",
      makers: [
        { name: "Sthapati", does: "Knows the whole" },
        { name: "Sutragrahin", does: "Sets out the lines" },
        { name: "Takshaka", does: "Cuts wood and stone" },
        { name: "Vardhaki", does: "Joins the parts" },
      ],
      now: "A home still needs all four.",
      more: "More about the name",
      source: {
        name: "Mayamata, chapter 5, ed. Bruno Dagens, Indira Gandhi National Centre for the Arts, 1994",
        url: "https://ignca.gov.in/",
      },
    },
    facts: {
      heading: "Did you know?",
      reads: [
        {
          title: "“Architect” is a protected title",
          text: "Only people registered with the Council of Architecture may use it.",
          source: {
            name: "India Code, Architects Act, 1972, section 37",
            url: "https://www.indiacode.nic.in/handle/123456789/1690",
          },
        },
        {
          title: "Carpet area is what you can use",
          text: "Inner walls count; outer walls, shafts, balcony and open terrace do not.",
          source: {
            name: "India Code, Real Estate Act (RERA), 2016, section 2(k)",
            url: "https://www.indiacode.nic.in/handle/123456789/2158",
          },
        },
        {
          title: "Five years’ cover for defects",
          text: "The promoter repairs defects of structure or workmanship reported within five years of possession, free.",
          source: {
            name: "India Code, Real Estate Act (RERA), 2016, section 14(3)",
            url: "https://www.indiacode.nic.in/handle/123456789/2158",
          },
        },
        {
          title: "A chajja counts",
          text: "The energy code for homes limits the heat that comes in; shade over a window helps.",
          source: {
            name: "Bureau of Energy Efficiency, Eco-Niwas Samhita",
            url: "https://beeindia.gov.in/en/eco-niwas-samhita-ens",
          },
        },
      ],
    },
  },
})
