import { inLanguages } from "../../platform/language/language.ts"
import type { Delivery } from "../../professionals/delivery.rules.ts"

const wishes = "Collect pictures of what you like, and write down your questions and what you can spend."

/** What comes next for a customer, and what is not settled yet. */
export const nextVisitTexts = inLanguages({
  en: {
    title: "Your next visit",
    soon: { today: "Today", tomorrow: "Tomorrow", inDays: (days: number) => `In ${days} days` },
    none: {
      hint: "Find a professional, look at their work, and book a first visit.",
      findServices: "Find Services",
    },
    phone: "Phone",
    prepare: {
      title: "What to prepare",
      at_site: [
        "Have the floor plan at hand, or a sketch with measurements.",
        "Make the rooms easy to see and to measure.",
        wishes,
      ],
      at_studio: [
        "Take the floor plan with you, or a sketch with measurements.",
        "Take photographs of every room, from two corners.",
        wishes,
      ],
      online: [
        "Have the floor plan on your screen, or a sketch with measurements.",
        "Take photographs of every room, from two corners.",
        wishes,
      ],
    } satisfies Record<Delivery, string[]> & { title: string },
    notes: "What you asked for",
    quote: (notes: string) => `“${notes}”`,
    kinds: { asked: "Proposes another time", sent: "Has yet to answer your request" },
  },
})
