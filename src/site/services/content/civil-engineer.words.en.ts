import { brand } from "../../../brand.ts"
import type { ServiceContent } from "../service-content.ts"

const [city] = brand.activeCities

export default {
  meta: {
    title: `Civil engineers in ${city}: what to ask and check`,
    description: `What structural design, supervision and planning are for in ${city}, what to ask a civil engineer, and which papers to check.`,
  },
  card: { title: "Civil Engineers", line: `Structure, supervision and audits in ${city}, explained` },
  banner: `Available Soon: Civil engineering services will be available soon in ${city}!`,
  hero: {
    heading: "Professional Civil Engineers",
    lead: "They make sure that it stands: columns, beams and slabs on paper, and on site before concrete hides them.",
    picture: "Drawing of a concrete frame on its footings, before the walls",
  },
  does: {
    heading: "What a civil engineer does",
    points: [
      {
        title: "Structural Design",
        text: "Loads, soil and earthquake turned into sizes and steel, signed by who answers for them.",
      },
      {
        title: "Construction Supervision",
        text: "Steel before it is cast, cubes of the concrete, levels and plumb, with a note of each visit.",
      },
      { title: "Project Planning", text: "Quantities, order of the work, dates, and what each stage should cost." },
    ],
  },
  benefits: {
    heading: "What a good engineer gives you",
    points: [
      { title: "Safe walls", text: "Whether a wall may go is known before the hammer comes." },
      { title: "Steel that is needed", text: "Neither too little, nor paid for twice out of caution." },
      { title: "Tests on paper", text: "Soil, concrete and steel, with the laboratory’s own reports." },
      { title: "Old buildings", text: "What cracks and damp mean, and what to mend first." },
    ],
  },
  price: [
    "What is designed: floors, spans, soil and basement.",
    "Drawings alone, or visits at each stage of the site as well.",
    "Soil tests and laboratories, which are paid beside it.",
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
      answer: "Who sanctions the plan wants a structural engineer whom it accepts. Ask for the number.",
    },
    {
      question: "On which soil report is the foundation based?",
      answer: "On one of this plot. A neighbour’s is a hint and no more.",
    },
    {
      question: "At which stages do you come?",
      answer: "Before each casting at least: foundation, columns, every slab.",
    },
    {
      question: "Which tests will I get?",
      answer: "Cubes of the concrete and certificates of the steel, with dates and the laboratory’s name.",
    },
  ],
  steps: [
    { title: "Soil and survey", text: "What the ground carries, and what is there already." },
    { title: "Design", text: "Together with the architect: sizes, steel, details, signed drawings." },
    { title: "Supervision", text: "Checked before it is cast, and noted." },
    { title: "Completion", text: "Reports and certificates that the sanctioning office asks for in the end." },
  ],
} satisfies ServiceContent
