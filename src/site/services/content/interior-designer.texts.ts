import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const interiorDesignerContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Interior designers in ${city}: work, cost and papers`,
      description: `What interior designers in ${city} do and charge, counted from real offers and projects; what to ask, and which papers to keep.`,
    },
    card: { title: "Interior Designers", line: `What they do, cost and show you, in ${city}` },
    hero: {
      heading: `Interior\u00a0designers in ${city}`,
      lead: "They plan rooms around how you live, draw what the carpenter and the electrician build, and stay until the last handle is on.",
      picture: "Drawing of a living room, with sofa and window",
    },
    does: {
      heading: "What an interior designer does",
      points: [
        {
          title: "Plans the rooms",
          text: "Who cooks, who studies, who comes to stay: walls, doors and storage are placed before anything is bought.",
        },
        {
          title: "Draws what is built",
          text: "Carpentry, electrical points, plumbing and ceilings, with measurements. Two carpenters can then quote for the same work.",
        },
        {
          title: "Chooses with you",
          text: "Materials, colours, lights and fittings, seen as samples and with what each costs.",
        },
        {
          title: "Looks after the work",
          text: "Visits the site, checks the work against the drawings, and lists what must be put right before the last payment.",
        },
      ],
    },
    price: [
      "The size and state of the flat, and whether walls, wiring or plumbing move.",
      "How much is built in, and with which board, laminate and hardware.",
      "A fee for the design alone, or design and execution in one price.",
      "How many visits and changes to the drawings are included.",
    ],
    published: [
      {
        figure: "₹4 – ₹30 lakh",
        of: "for a whole three-bedroom flat in Pune, depending on scope and finishes.",
        source: {
          name: "Simply Interiors, “What is the cost of interior design in Pune?”, July 2022",
          url: "https://simplyinteriors.in/cost-of-interior-design-in-pune",
        },
      },
    ],
    questions: [
      {
        question: "Is your fee for the design alone, or with the execution?",
        answer:
          "Both are usual. Ask for two sums: then you can compare designers, and hire another carpenter if you like.",
      },
      {
        question: "What is in the quote, item by item?",
        answer:
          "Board, laminate and hardware by name, each with its measure and rate. “Kitchen, lump sum” compares with nothing.",
      },
      {
        question: "How many changes are in the price?",
        answer: "Two or three rounds at each stage are easy to agree on before, and hard to agree on after.",
      },
      {
        question: "Who is on site, and how often?",
        answer: "Ask for the name of the person, and for a note with photos after each visit.",
      },
      {
        question: "What if it takes longer, or costs more?",
        answer: "The agreement says who decides on extra work, in writing, and what a delay means for the payments.",
      },
      {
        question: "Which of your finished homes can I see?",
        answer: "A visit says more than a picture. Reviews here come only from customers who booked a visit.",
      },
    ],
    steps: [
      {
        title: "First visit",
        text: "You book a time at the price shown. They see the rooms; you say how you live and what you can spend.",
      },
      { title: "Measure and brief", text: "The flat is measured, and what you asked for is written down on one page." },
      { title: "Plan and estimate", text: "A layout and a few pictures, with a first estimate, room by room." },
      {
        title: "Drawings and agreement",
        text: "Drawings to build from, an itemised quote, stages and dates. Your society is told before work begins.",
      },
      { title: "Execution", text: "Work in stages; each is checked against the drawing before it is paid." },
      {
        title: "Handover",
        text: "A list of what is still to be put right, bills and warranties, and then the last payment.",
      },
    ],
  },
})
