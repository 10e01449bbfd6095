import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const homeInspectorContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Home inspectors in ${city}: before you take possession`,
      description: `What a home inspection in ${city} looks at before you take possession or buy, what to ask and which papers to hold it against.`,
    },
    card: { title: "Home Inspectors", line: `What to look at before you take a flat in ${city}` },
    hero: {
      heading: `Home inspectors in ${city}`,
      lead: "They go through a flat before you take it over, or buy it, and write down what has to be repaired while that is still someone else’s job.",
      picture: "Section through a house, floor by floor",
    },
    does: {
      heading: "What a home inspector does",
      points: [
        { title: "Measures", text: "Rooms, doors and levels against the plan and the agreement." },
        { title: "Tests", text: "Water, drains, sockets and earthing, windows, damp in walls and ceilings." },
        {
          title: "Writes it down",
          text: "A list with photos, sorted by what is urgent, that you can hand to the builder.",
        },
      ],
    },
    price: [
      "The size of the flat and its age.",
      "Which instruments are used: damp meter, thermal camera.",
      "Whether they come again once it is repaired.",
    ],
    published: [
      {
        figure: "₹15,000 – ₹30,000",
        of: "for the inspection of a home in India.",
        source: {
          name: "Credit Dharma, “15 things to check before moving in”, 2025",
          url: "https://creditdharma.in/home-loan/15-things-to-check-before-moving-in-your-new-home-updated-2025",
        },
      },
    ],
    questions: [
      { question: "What is not looked at?", answer: "What is inside concrete, for one. The report should say so." },
      { question: "Do I get it in writing, and when?", answer: "With photos and places, within a day or two." },
      {
        question: "Who else pays you?",
        answer: "Neither the builder, nor a contractor who would repair what is found.",
      },
      { question: "Do you come a second time?", answer: "Ask for the price of a second visit before the first." },
    ],
    steps: [
      { title: "Papers", text: "Agreement, plan, list of fittings and the occupancy certificate are at hand." },
      { title: "Visit", text: "By daylight, with water and electricity on." },
      { title: "Report", text: "Goes to the builder or seller in writing, with a date to repair it by." },
      { title: "Second look", text: "What was repaired is ticked off; then you take the keys." },
    ],
  },
})
