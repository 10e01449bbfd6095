import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const landscapeDesignerContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Landscape designers in ${city}: gardens, terraces, balconies`,
      description: `What landscape designers do for gardens, terraces and balconies in ${city}, what to ask and which permissions to think of.`,
    },
    card: { title: "Landscape Designers", line: `Gardens, terraces and balconies in ${city}` },
    hero: {
      heading: `Landscape designers in ${city}`,
      lead: "They plan what is green around a building: soil, water, shade, and plants that outlive both the monsoon and May.",
      picture: "Floor plan of a house, with a terrace and a tree",
    },
    does: {
      heading: "What a landscape designer does",
      points: [
        { title: "Reads the place", text: "Sun, wind, soil, rain, and who will water it." },
        {
          title: "Plans and draws",
          text: "Paths, seats, levels, drains, light, and a list of plants by name and number.",
        },
        {
          title: "Sees it planted",
          text: "Soil, plants and irrigation as drawn, and a plan of care for the first year.",
        },
      ],
    },
    price: [
      "Area, levels and how the soil gets there.",
      "Terraces: waterproofing and load come before plants.",
      "Young plants or grown ones, and who cares for them.",
    ],
    published: [
      {
        figure: "₹100 – ₹500",
        of: "for a square foot laid out and planted in India.",
        source: {
          name: "Bagicha Bazaar, “Estimation of yard work cost”",
          url: "https://bagichabazaar.com/estimation-of-yard-work-cost-for-small-and-large-areas/",
        },
      },
    ],
    questions: [
      {
        question: "Will the terrace carry it?",
        answer: "Wet soil is heavy. A structural engineer answers that, not the nursery.",
      },
      {
        question: "Where does the water go?",
        answer: "Slopes, drains and waterproofing are drawn before the first plant.",
      },
      {
        question: "How much water does it need in May?",
        answer: "Ask for litres a day, and for plants that need less.",
      },
      { question: "What if plants die?", answer: "Agree which are replaced, and for how long." },
    ],
    steps: [
      { title: "Visit", text: "Place, sun and wishes; what must stay." },
      { title: "Plan", text: "Layout, plants, water and cost." },
      { title: "Ground first", text: "Waterproofing, drains and soil, checked before they are covered." },
      { title: "Planting and care", text: "With the first rains if possible, and a plan for the year after." },
    ],
  },
})
