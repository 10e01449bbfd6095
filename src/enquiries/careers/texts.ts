import { brand } from "../../brand.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import type { Market } from "../../platform/language/market.ts"
import { placesIn } from "../../platform/language/places.ts"
import type { roles } from "../enquiry-choices.ts"
import { submissionTexts } from "../texts.ts"

const placed = placesIn("en")
type Cities = readonly string[]

/** What it is to work here. */
export const careersTexts = inLanguages({
  en: {
    meta: {
      title: `Careers · ${brand.name}`,
      description: ({ cities }: Market) =>
        `What we work for in ${placed(cities)}, how we work and how we hire. No position is open at the moment; register your interest, and we write when one opens.`,
    },
    /** On the picture that messengers show. */
    card: {
      title: `Careers at ${brand.name}`,
      line: (cities: Cities) => `For people who build and furnish homes in ${placed(cities)}`,
    },
    hero: {
      heading: "Help people choose well who builds their home",
      lead: `${brand.name} is made in ${brand.homeCity}, for its families and for those who design their homes.`,
      register: "Register your interest",
      picture: "Floor plan of a house, with its measures",
    },
    mission: {
      heading: "Our mission",
      text: "A home is a large thing to trust to strangers. We want everybody to find somebody whose papers were checked, to know the cost of a visit beforehand, and to be sure that nobody paid to stand first. And we want good work to be found.",
    },
    values: {
      heading: "What we hold to",
      points: [
        {
          title: "True before impressive",
          text: "Our figures are counted. Where we do not know, we say so.",
        },
        {
          title: "Fair to both sides",
          text: "What helps one side must not cost the other.",
        },
        {
          title: "Open to everybody",
          text: "It works on a slow phone, a weak line, a keyboard and a screen reader.",
        },
        { title: "Not for sale", text: "No payment changes the order of a search." },
      ],
    },
    benefits: {
      heading: "What we offer",
      points: [
        { title: "Pay up front", text: "Every opening names its pay before you apply." },
        {
          title: "Hours that end",
          text: "People reach us on working days, by day.",
        },
        {
          title: "Reasons in writing",
          text: "Decisions are written down, so that you can question them.",
        },
        {
          title: "Close to the craft",
          text: `You learn from people who build in ${brand.homeCity}.`,
        },
      ],
    },
    positions: {
      heading: "Open positions",
      none: "No position is open at the moment.",
      noneText: "We write to you when one opens that fits.",
    },
    hiring: {
      heading: "How we hire",
      steps: [
        {
          title: "You register your interest",
          text: "No CV is needed yet.",
        },
        {
          title: "We write to you",
          text: "When a position opens: what there is to do, and what it pays.",
        },
        {
          title: "We meet",
          text: "You and your colleagues talk about something you have made.",
        },
        { title: "You hear from us", text: "A yes or a no, in writing, with the reason." },
      ],
    },
  },
})

export const interestFormTexts = joined(
  inLanguages({
    en: {
      missing: { role: "Please choose a kind of work" },
      fields: { role: "Kind of work" },
      failed: "Your interest could not be sent. Please try again.",
      heading: "Register your interest",
      intro: "We use it to tell you of positions, and for nothing else.",
      roles: {
        engineering: "Engineering",
        design: "Design",
        product: "Product",
        marketing: "Marketing",
        operations: "Operations",
        other: "Something else",
      } satisfies Record<(typeof roles)[number], string>,
      choose: "Choose a kind of work",
      send: "Register interest",
      thanks: {
        heading: "Thank you for your interest",
        next: "We will notify you when positions matching your interests become available.",
        another: "Register Another Interest",
      },
    },
  }),
  submissionTexts,
)
