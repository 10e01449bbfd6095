import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const vastuConsultantContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Vastu consultants in ${city}: what to ask and check`,
      description: `What a vastu consultation in ${city} looks at, what to ask, and what to check before a wall moves.`,
    },
    card: { title: "Vastu Consultants", line: `What a consultation looks at, and what to ask, in ${city}` },
    banner: `Available Soon: Vastu consulting services will be available soon in ${city}!`,
    hero: {
      heading: "Professional Vastu Consultants",
      lead: "Vastu is a tradition of placing rooms, doors and water by the directions. A good consultant explains what they would change and why, and what can stay.",
      picture: "Drawing of a vastu mandala in a square",
    },
    does: {
      heading: "What a consultation is about",
      points: [
        {
          title: "Residential Vastu",
          text: "Entrance, kitchen, puja, bedrooms and water of a flat or a house, on its plan.",
        },
        {
          title: "Commercial Vastu",
          text: "Seating, cash counter, entrance and stores of a shop, an office or a workshop.",
        },
        { title: "Plot Selection", text: "Shape, slope, road and directions of a plot, before you pay for it." },
      ],
    },
    benefits: {
      heading: "What to expect from a good consultant",
      points: [
        { title: "Reasons", text: "Each suggestion comes with its source, so that you can decide." },
        { title: "Small changes first", text: "Furniture, colours and use of rooms before anything is broken." },
        {
          title: "Together with the planner",
          text: "Asked early, it is a line on the drawing; asked late, it is a hammer.",
        },
        { title: "No fear", text: "Nobody needs to be frightened into a change, or to buy objects for it." },
      ],
    },
    price: [
      "A flat, a house, a shop or a plot, and its size.",
      "On the plan alone, or with a visit.",
      "Whether the suggestions come with drawings.",
    ],
    questions: [
      {
        question: "Which texts or school do you follow?",
        answer:
          "There are several. We know of no licence or public register for it in India, so ask how they learnt it.",
      },
      {
        question: "What would you change without breaking anything?",
        answer: "Ask for the suggestions in two lists: with building work and without.",
      },
      {
        question: "Will you talk to my architect or designer?",
        answer: "Where a wall, a toilet or a tank moves, both have to agree before it is drawn.",
      },
      { question: "Do you sell what you recommend?", answer: "Advice is worth more from somebody who does not." },
    ],
    steps: [
      { title: "Plan with north", text: "A plan to scale, with north from a compass or a survey marked on it." },
      { title: "Reading", text: "On paper or on site: what fits, what does not, and how much it matters to you." },
      { title: "Suggestions", text: "In writing, sorted by effort." },
      {
        title: "Check before work",
        text: "Designer, structural engineer and society agree before anything is broken.",
      },
    ],
  },
})
