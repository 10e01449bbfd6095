import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const civilEngineerContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Civil engineers in ${city}: what to ask and check`,
      description: `What structural design, supervision and planning are for in ${city}, what to ask a civil engineer, and which papers to check.`,
    },
    card: { title: "Civil Engineers", line: `Structure, supervision and audits in ${city}, explained` },
    banner: `Available Soon: Civil engineering services will be available soon in ${city}!`,
    hero: {
      heading: "Professional Civil Engineers",
      lead: "They make sure a building stands: columns, beams and slabs, on paper first and on site before concrete hides the steel.",
      picture: "Drawing of a concrete frame on its footings, before the walls",
    },
    does: {
      heading: "What a civil engineer does",
      points: [
        {
          title: "Structural Design",
          text: "Turns loads, soil and earthquakes into sizes and steel, and signs for them.",
        },
        {
          title: "Construction Supervision",
          text: "Checks steel before each pour, concrete cubes, levels and plumb, with a note of each visit.",
        },
        { title: "Project Planning", text: "Quantities, order of the work, dates, and what each stage should cost." },
      ],
    },
    benefits: {
      heading: "What a good engineer gives you",
      points: [
        { title: "Safe walls", text: "Whether a wall may go is known before the hammer comes." },
        { title: "The right steel", text: "Neither too little, nor twice as much out of caution." },
        { title: "Tests on paper", text: "Soil, concrete and steel, with the laboratory’s own reports." },
        { title: "Old buildings", text: "What cracks and damp mean, and what to repair first." },
      ],
    },
    price: [
      "What is designed: floors, spans, soil and basement.",
      "Drawings alone, or visits at each stage of the site as well.",
      "Soil and laboratory tests, which are paid separately.",
    ],
    published: [
      {
        figure: "0.2% – 1%",
        of: "of what a building costs, for its structural design and drawings.",
        source: {
          name: "NBM&CW, “Engineering design consultancy fees”",
          url: "https://www.nbmcw.com/article-report/others/engineering-design-consultancy-fees.html",
        },
      },
    ],
    questions: [
      {
        question: "Do you sign for the structure, and with which licence?",
        answer: "The authority that sanctions the plan asks for a structural engineer it accepts. Ask for the number.",
      },
      {
        question: "On which soil report is the foundation based?",
        answer: "On one for this plot. A neighbour’s report is only a hint.",
      },
      {
        question: "At which stages do you come?",
        answer: "At least before each pour: foundation, columns, every slab.",
      },
      {
        question: "Which tests will I get?",
        answer: "Concrete cube tests and steel certificates, with dates and the laboratory’s name.",
      },
    ],
    steps: [
      { title: "Soil and survey", text: "What the ground can carry, and what is already there." },
      { title: "Design", text: "Together with the architect: sizes, steel, details, signed drawings." },
      { title: "Supervision", text: "Each part is checked before the pour, and noted." },
      { title: "Completion", text: "The reports and certificates that the sanctioning authority asks for at the end." },
    ],
  },
})
