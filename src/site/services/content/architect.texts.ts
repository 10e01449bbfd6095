import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const architectContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Architects in ${city}: work, cost and papers`,
      description: `What architects in ${city} do and charge, counted from real offers and projects; which papers to check: 7/12, PMC and PMRDA sanction, COA.`,
    },
    card: { title: "Architects", line: `What they do, cost and show you, in ${city}` },
    hero: {
      heading: `Architects in ${city}`,
      lead: "They design the building, take it through its sanction, and see that it is built as it was drawn.",
      picture: "Front of a bungalow, as an architect draws it",
    },
    does: {
      heading: "What an architect does",
      points: [
        {
          title: "Reads plot and rules",
          text: "Sun, slope, road, trees, and what may be built there: setbacks, height and floor area.",
        },
        {
          title: "Designs the building",
          text: "From a first sketch to drawings with every measure, together with the structural engineer.",
        },
        {
          title: "Takes it through the sanction",
          text: "Prepares the drawings that the corporation or the metropolitan authority asks for, and answers its questions.",
        },
        {
          title: "Stands by on site",
          text: "Explains the drawings, checks stages such as foundation and slabs, and certifies what the contractor bills.",
        },
      ],
    },
    price: [
      "What is built: a new house, floors on top of an old one, a renovation, an office.",
      "How far it goes: a concept, the sanction, drawings to build from, or the site as well.",
      "A share of the cost of construction, a sum, or a rate per square foot: ask which, and of what.",
      "Structural engineer, surveys and official fees, which are often paid separately.",
    ],
    published: [
      {
        figure: "4% – 6%",
        of: "of what the building costs, as many architects in India charge.",
        source: {
          name: "Jobs.archi, “Understanding architectural fees in India”, April 2025",
          url: "https://jobs.archi/2025/04/04/understanding-architectural-fees-in-india-how-much-should-you-charge/",
        },
      },
    ],
    questions: [
      {
        question: "What is your COA number?",
        answer: `Anyone can look it up with the Council of Architecture. On ${brand.name} a profile says “Registration not yet checked” until we have.`,
      },
      {
        question: "What may be built on this plot?",
        answer:
          "Ask for it in writing before you pay for a design: floor area, height, setbacks, parking, and which rule each comes from.",
      },
      {
        question: "Which stages does your fee cover?",
        answer:
          "Concept, sanction, working drawings, site visits, completion: each with its share of the fee and its date.",
      },
      {
        question: "Who does the structure, and who pays them?",
        answer: "A structural engineer signs for it. Their fee may or may not be part of the architect’s.",
      },
      {
        question: "How often will you be on site?",
        answer: "At certain stages, or once a week: agree on it beforehand, and ask for a note of each visit.",
      },
      {
        question: "Who owns the drawings?",
        answer:
          "You should at least get every sanctioned drawing as a file and on paper: the next owner will ask for it.",
      },
    ],
    steps: [
      {
        title: "First visit",
        text: "You book a time at the price shown, on the plot or at the studio. Bring the land’s papers if you have them.",
      },
      {
        title: "Papers and survey",
        text: "Holder, area and use of the land are checked; plot and levels are measured.",
      },
      { title: "Concept", text: "Plans, a model or views, and what it will roughly cost to build." },
      {
        title: "Sanction",
        text: "Drawings go to PMC, PMRDA or whoever is in charge there; the stamped plan and the commencement certificate come back.",
      },
      {
        title: "Drawings and site",
        text: "Structure, services and details are drawn, contractors quote for the same work, and stages are checked.",
      },
      {
        title: "Completion",
        text: "What was built is compared with the sanctioned plan; the occupancy certificate closes it.",
      },
    ],
  },
})
