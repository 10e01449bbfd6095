import { brand } from "../../../brand.ts"
import { inLanguages, type Texts } from "../../../platform/language/language.ts"
import type { ServiceContent } from "../service-content.ts"

const city = brand.homeCity

export const propertyManagerContent: Texts<ServiceContent> = inLanguages({
  en: {
    meta: {
      title: `Property managers in ${city}: what they do, what to ask`,
      description: `Who looks after a flat while you live elsewhere: tenants, repairs, bills. What to ask and which papers to keep in ${city}.`,
    },
    card: { title: "Property Managers", line: `Who looks after a home in ${city} while you are away` },
    hero: {
      heading: `Property managers in ${city}`,
      lead: "They look after a home that you own and do not live in: tenants, repairs, bills, and somebody with a key.",
      picture: "Drawing of a house front",
    },
    does: {
      heading: "What a property manager does",
      points: [
        { title: "Tenants", text: "Finds and checks them, and has the leave and licence agreement registered." },
        { title: "Repairs", text: "Small things at once, larger ones after you have said yes." },
        {
          title: "Money and bills",
          text: "Rent, deposit, society dues and property tax, with a statement each month.",
        },
      ],
    },
    price: [
      "A monthly sum, or a share of the rent.",
      "Whether finding a tenant is paid separately.",
      "Up to which sum repairs are done without asking you.",
    ],
    published: [
      {
        figure: "8% – 12%",
        of: "of the rent each month in India, plus expenses.",
        source: {
          name: "Avisun Properties, “Charges of a property management company”",
          url: "https://avisunproperties.com/blog/charges-of-a-property-management-company/",
        },
      },
    ],
    questions: [
      {
        question: "Into whose account does the rent go?",
        answer: "Into yours; the manager then sends you a bill.",
      },
      {
        question: "How do I see the state of the flat?",
        answer: "Photos at each change of tenant, and once in between.",
      },
      {
        question: "May I have a limit for repairs?",
        answer: "Yes: below it they act, above it they ask, and you get every bill.",
      },
      {
        question: "How do I end it?",
        answer: "The agreement should say with how much notice, and who hands over keys and deposit.",
      },
    ],
    steps: [
      {
        title: "Agreement and power",
        text: "What they may do for you, in writing; anything beyond needs your signature.",
      },
      { title: "List of the flat", text: "Rooms, meters, keys and defects, with photos." },
      { title: "Tenant", text: "Checked, agreement registered, the police informed as the rules require." },
      { title: "Month by month", text: "Rent, bills, a statement, and a visit now and then." },
    ],
  },
})
