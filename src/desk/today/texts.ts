import { inLanguages } from "../../platform/language/language.ts"

export const weekFileTexts = inLanguages({
  en: {
    figures: ["What happened", "In the last seven days", "In the seven days before"],
    rows: [
      ...["When (IST)", "Who", "Professional", "Service", "State", "Stars"],
      ...["Account id", "Account id of the professional", "Id"],
    ],
  },
})

export const weekTexts = inLanguages({
  en: {
    title: "The last seven days",
    lead: "What stands behind the figures of the week, the newest first.",
    back: "Admin Dashboard",
    loading: "Loading the week",
    failed: "The week could not be loaded. Please try again.",
    empty: { title: "None in these seven days" },
    kind: "What happened",
    kinds: {
      people: "New people",
      professionals: "New professionals",
      requests: "Requests",
      answered: "Answered in time",
      bookings: "Bookings",
      reviews: "Reviews",
    },
    week: { label: "Which week", now: "The last seven days", before: "The seven days before" },
    columns: { person: "Who", professional: "Professional", status: "State", at: "When" },
    former: "Deleted account",
    isNow: { customer: "Customer", professional: "Professional", both: "Customer and professional" },
    hidden: "Hidden",
  },
})
