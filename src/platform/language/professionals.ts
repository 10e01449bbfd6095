/** Sentences that name those who can be booked: each profession, or of many what they have in common. */
import type { Written } from "./language.ts"
import { listIn } from "./parts.ts"

interface Words {
  professions: Record<string, string>
  /** Of every profession. */
  professionals: string
}

const words: Record<Written, Words> = {
  en: {
    professions: {
      "interior-designer": "interior designers",
      architect: "architects",
      contractor: "contractors",
      "vastu-consultant": "vastu consultants",
      "civil-engineer": "civil engineers",
    },
    professionals: "professionals for your home",
  },
}

/** `const professionals = professionalsIn("en")` */
export const professionalsIn = (language: Written) => {
  const listed = listIn(language)
  const { professions, professionals } = words[language]
  const all = (services: readonly string[]) =>
    listed(services.map((slug) => professions[slug] ?? professionals)) || professionals
  return {
    /** "interior designers and architects"; of none, or of more than a title has room for, "professionals for your home". */
    short: (services: readonly string[]) => (services.length > 2 ? professionals : all(services)),
    /** Each of them, however many. */
    all,
  }
}
