import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const propertyExecutorContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Property executors in ${city}: when a home is left behind`,
      description: `Who sees to a home that somebody left behind in ${city}: which papers heirs need, where to get them and what to ask. Information only.`,
    },
    card: { title: "Property Executors", line: `When a home in ${city} passes to the heirs` },
    hero: {
      heading: `Property executors in ${city}`,
      lead: "An executor carries out a will: gathers what the person left, pays what is owed, and hands the home to those who inherit it. This is information, not legal advice.",
      picture: "Drawing of shelves full of books",
    },
    does: {
      heading: "What an executor does",
      points: [
        { title: "Gathers", text: "Deeds, dues, loans, keys, and who has a right to what." },
        { title: "Keeps", text: "Insures and looks after the home, and pays tax and society dues meanwhile." },
        { title: "Hands over", text: "Has the names changed in the records, and gives an account to the heirs." },
      ],
    },
    price: [
      "How many properties and heirs there are, and whether they agree.",
      "Whether a court has to grant probate or a certificate first.",
      "Advocate, stamp duty and official fees, which are paid separately.",
    ],
    published: [
      {
        figure: "₹75,000",
        of: "at most to the court for probate in Maharashtra; ₹10,000 at most where a widow applies.",
        source: {
          name: "Adv. Chinmay Jawale, “India’s probate process in 2024”",
          url: "https://www.advchinmayjawale.com/2024/08/indias-probate-process-in-2024.html",
        },
      },
    ],
    questions: [
      {
        question: "Who appointed you?",
        answer: "A will names the executor. Without a will the heirs decide, or a court.",
      },
      { question: "Will you give an account?", answer: "Of all that came in and went out, to every heir, in writing." },
      {
        question: "What do you do yourself?",
        answer: "Where an advocate or a valuer is needed, their fee is named separately.",
      },
      { question: "How long will it take?", answer: "Offices and courts decide that. Ask which step waits for whom." },
    ],
    steps: [
      { title: "Papers", text: "Death certificate, will, deeds, society’s share certificate and nominations." },
      { title: "Heirs agree", text: "Or a court says who gets what." },
      { title: "Names change", text: "In the land records or property card, the tax bill, and the society’s books." },
      { title: "Handover", text: "Keys, papers and an account." },
    ],
  },
})
