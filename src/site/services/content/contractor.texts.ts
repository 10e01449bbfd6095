import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const contractorContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Contractors in ${city}: what to ask and sign`,
      description: `How contractors work in ${city}, what a quote has to say, what to ask, and which papers to keep.`,
    },
    card: { title: "Contractors", line: `What to ask and sign before you build in ${city}` },
    banner: `Available Soon: Contractor services will be available soon in ${city}!`,
    hero: {
      heading: "Professional Contractors",
      lead: "They build what was drawn: people, material and machines, in the right order, at an agreed price.",
      picture: "Drawing of a brick wall half built, with its scaffold",
    },
    does: {
      heading: "What a contractor does",
      points: [
        { title: "Civil work", text: "Foundations, frame, walls, plaster, waterproofing and floors." },
        { title: "Services", text: "Plumbing and electrical work, with plumbers and electricians of their own." },
        {
          title: "Turnkey",
          text: "All trades under one contract, from breaking the old tiles to the last coat of paint.",
        },
      ],
    },
    benefits: {
      heading: "What a good contractor gives you",
      points: [
        { title: "A quote you can read", text: "Every item has a measure, a material and a rate." },
        { title: "Stages instead of advances", text: "You pay for what stands, not for what is promised." },
        { title: "One person to ask", text: "One name for all trades on the site, and for what is put right later." },
        { title: "A site that is safe", text: "Helmets, guards, water for curing, and rubble that leaves." },
      ],
    },
    price: [
      "The drawings: without them every quote is for a different house.",
      "Whether material is in the price or bought by you, and which make.",
      "The state of what is there: old pipes, damp walls, uneven floors.",
      "How the site is reached: lift, lane, hours that the society allows.",
    ],
    published: [
      {
        figure: "₹1,400 – ₹2,500",
        of: "for a square foot of a house in Pune, depending on its quality and how hard it is to build.",
        source: {
          name: "Square Yards, “Construction cost in Pune”",
          url: "https://squareyards.com/blog/construction-cost-in-pune-smrthme",
        },
      },
    ],
    questions: [
      {
        question: "May I have the quote item by item?",
        answer: "Measure, material, make and rate for each. Changes are then charged at the same rates.",
      },
      {
        question: "At which stages do you want to be paid?",
        answer: "For work that can be seen and measured. Keep a last part until the list of defects is done.",
      },
      {
        question: "Who is on site every day?",
        answer: "A supervisor with a name and a number, even when the contractor has other sites.",
      },
      {
        question: "How is waterproofing tested?",
        answer: "Terrace and bathrooms are filled with water for a day or two before tiles cover them.",
      },
      {
        question: "What do you put right free of charge, and for how long?",
        answer: "The agreement should say, with the date it begins.",
      },
    ],
    steps: [
      {
        title: "Drawings first",
        text: "A designer or architect draws what is to be built, so that quotes can be compared.",
      },
      {
        title: "Two or three quotes",
        text: "Item by item, for the same drawings, from people whose work you have seen.",
      },
      { title: "Agreement", text: "Stages, dates, rates for extra work, who insures what." },
      { title: "Work and check", text: "Each stage is measured before it is paid; defects are listed and put right." },
    ],
  },
})
