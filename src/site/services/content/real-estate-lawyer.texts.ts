import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const realEstateLawyerContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Papers of a property in ${city}: what an advocate looks at`,
      description: `Information on title, agreements and registration in ${city}: which papers there are, where to get them and what to ask an advocate. We recommend nobody.`,
    },
    card: { title: "Real Estate Lawyers", line: `Papers of a property in ${city}, explained` },
    banner: `Available Soon: Real estate legal services will be available soon in ${city}!`,
    hero: {
      heading: "Professional Real Estate Lawyers",
      lead: `What an advocate looks at before you buy, sell or let, in plain words. This is information, not legal advice; ${brand.name} recommends no advocate, rates none and takes no commission from any.`,
      picture: "Drawing of a site map and a deed with its seal",
    },
    does: {
      heading: "What an advocate does for a property",
      points: [
        {
          title: "Title search",
          text: "Who held the property over the years, and whether a loan, a claim or a court case is attached to it.",
        },
        { title: "Agreements", text: "Drafts or reads what you sign: sale, leave and licence, development, gift." },
        { title: "Registration", text: "Stamp duty, the sub-registrar’s office, and the change of names afterwards." },
      ],
    },
    benefits: {
      heading: "Why ask before you sign",
      points: [
        { title: "Before the token", text: "A problem found before money moves saves everybody a quarrel." },
        { title: "The chain of papers", text: "Each owner’s deed should lead to the next, without a gap." },
        { title: "Your dates", text: "Possession, penalty and refund belong in the agreement, with dates." },
        { title: "What is not said", text: "Parking, terrace, dues: an advocate asks where the paper is silent." },
      ],
    },
    price: [
      "How far back the title is searched, and in how many offices.",
      "Reading an agreement, drafting one, or being there when it is registered.",
      "Stamp duty and registration fees, which go to the state and not to the advocate.",
    ],
    published: [
      {
        figure: "₹4,000 – ₹40,000",
        of: "for a report on the title of a property in India. Survey, valuation and reading contracts are extra.",
        source: {
          name: "Deedwise, “How much does a title search cost in India?”, June 2026",
          url: "https://www.deedwise.ai/blog/title-search-cost-india",
        },
      },
      {
        figure: "6% – 7%",
        of: "of the value as stamp duty in Pune, the lower rate where only women buy; and 1% to register, ₹30,000 at most. Both go to the state.",
        source: {
          name: "PropertyLegal, “Stamp duty and registration charges in Pune”",
          url: "https://propertylegal.in/stamp-duty-and-registration-charges-in-pune",
        },
      },
    ],
    questions: [
      {
        question: "What is your enrolment number?",
        answer: "Every advocate has one. The Bar Council of the state keeps the roll.",
      },
      {
        question: "Will I get the title report in writing?",
        answer: "It should name the papers seen, the offices searched, the years covered, and what is still open.",
      },
      {
        question: "Do you also act for the builder or the seller?",
        answer: "Whoever advises you should advise you alone.",
      },
      {
        question: "What is your fee for, and what comes on top?",
        answer: "Ask for search, draft and registration separately, and for stamp duty and official fees by name.",
      },
    ],
    steps: [
      {
        title: "Gather copies",
        text: "Deeds, extracts, sanction, occupancy certificate, tax bills, the society’s papers.",
      },
      { title: "Search", text: "Land records, registered deeds, and for a new project its page at MahaRERA." },
      { title: "Agreement", text: "Read or drafted, so that it deals with what the search found." },
      { title: "Registration", text: "Duty is paid, the deed registered, and the names changed in the records." },
    ],
  },
})
