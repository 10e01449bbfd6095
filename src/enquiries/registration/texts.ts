import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import type { Market } from "../../platform/language/market.ts"
import { capital, listIn, parts } from "../../platform/language/parts.ts"
import { placesIn } from "../../platform/language/places.ts"
import { professionalsIn } from "../../platform/language/professionals.ts"
import type { policy } from "../../policy.ts"
import { REVIEW_DAYS, type registrationExperience, type registrationServices } from "../enquiry-choices.ts"
import { submissionTexts } from "../texts.ts"

const listed = listIn("en")
const placed = placesIn("en")
const professionals = professionalsIn("en")
type Cities = readonly string[]

/** The page that wins professionals. */
export const professionalTexts = inLanguages({
  en: {
    meta: {
      title: ({ cities, services }: Market) =>
        `For ${professionals.short(services)} in ${placed(cities)} · ${brand.name}`,
      description: ({ cities }: Market) =>
        `Be found in ${placed(cities)} for what you do, keep your own hours and prices, and answer requests that say what, where and when. Free for professionals until we announce a date.`,
    },
    /** On the picture that messengers show. */
    card: ({ cities, services }: Market) => capital(`${professionals.short(services)} in ${placed(cities)}`),
    hero: {
      heading: (cities: Cities) => `Be found by people in ${placed(cities)} who want a home built or furnished`,
      lead: "Name your price and keep your hours. Customers ask for a visit; you confirm, decline or propose another time.",
      join: "Join as Professional",
      more: "Learn More",
      /** What one side does not pay never stands without what the other does (specification 1 §9). */
      fees: ({ subscription, commission }: typeof policy.fees) =>
        `Free for professionals until we announce a date; then ${subscription} a month and ${commission} commission. Advocates pay nothing.`,
      picture: "Drawing of a house front, as an architect hands it in",
    },
    professions: {
      heading: (cities: Cities) => `Who can join in ${placed(cities)}`,
      lead: "Yours is not open yet? Tell us below, and we write to you. Advocates are here for information only: no fee, no rating, no commission.",
      open: (cities: Cities) => `Open in ${listed(cities)}`,
      coming: "Coming Soon",
      services: "See what each of them does",
    },
    benefits: {
      heading: "What you get",
      points: [
        {
          title: "Found for what you do",
          text: "Customers know what you do, where and for how much before they ask.",
        },
        {
          title: "Nobody can pay to rank higher",
          text: "Fit, checked papers and reviews set the order.",
        },
        {
          title: "A badge that means something",
          text: "Your badge opens a list of what we checked, and when.",
        },
        {
          title: "Your hours, your prices",
          text: "Only your free times are offered, and none is booked twice.",
        },
        {
          title: "Requests that say enough",
          text: "What, where, when and for how much. Answer in a tap.",
        },
        {
          title: "Every review follows a visit",
          text: "Only a customer who booked you can rate you.",
        },
      ],
    },
    how: {
      heading: "How it works",
      steps: [
        {
          title: "Sign up",
          text: "Your name, business and profession.",
        },
        {
          title: "Say what you offer",
          text: "Services, prices and hours. You can be found at once, as “Not yet verified”.",
        },
        {
          title: "Have your papers checked",
          text: "Your profile gets the badge and ranks higher.",
        },
        {
          title: "Answer requests",
          text: "Meet, agree on the work, and be paid by your customer.",
        },
      ],
    },
    fees: {
      heading: "What it costs",
      lead: `${brand.name} holds no money: customers pay you.`,
      today: { label: "You pay today", value: "Nothing", note: "Free for professionals until we announce a date." },
      later: {
        label: "From that date on",
        value: (monthly: string) => `${monthly} a month`,
        note: (commission: ReactNode) => parts("and ", commission, " commission."),
      },
      customers: { label: "Your customers pay us", note: "No platform fee, no hidden fee, no payment fee." },
    },
    talk: {
      heading: "Rather talk first?",
      lead: "Also if your profession is not open yet.",
      next: [
        "A reference number at once",
        `A call or a mail from a person in ${brand.homeCity} within ${REVIEW_DAYS} business days`,
      ],
    },
    closing: {
      heading: "Good work deserves to be found",
      lead: ({ cities, services }: Market) =>
        capital(`${professionals.all(services)} in ${placed(cities)} can join today.`),
      contact: "Ask us something",
    },
  },
})

export const registrationFormTexts = joined(
  inLanguages({
    en: {
      missing: { serviceType: "Please choose a service", experience: "Please choose your experience" },
      hints: {
        location: "Localities or cities.",
        portfolioDescription: "What you have made, and for whom.",
        socialMedia: "Where your work is shown.",
      },
      failed: "Your registration could not be sent. Please try again.",
      heading: "Tell us about your practice",
      services: {
        interior_design: "Interior design",
        architecture: "Architecture",
        home_renovation: "Home renovation",
        office_design: "Office design",
        consultation: "Consultation",
        other: "Something else",
      } satisfies Record<(typeof registrationServices)[number], string>,
      chooseService: "Choose a service",
      years: (experience: (typeof registrationExperience)[number]) => `${experience} years`,
      chooseExperience: "Choose your years of work",
      send: "Send registration",
      thanks: {
        heading: "Thank you for your registration",
        next: "We will review your application and contact you within 2-3 business days.",
        another: "Submit Another Registration",
      },
    },
  }),
  submissionTexts,
)
