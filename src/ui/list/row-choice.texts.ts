import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")

/** Rows of which several are chosen, and what is done with them. Apart from the texts that every page has. */
export const rowChoiceTexts = inLanguages({
  en: {
    chooseRow: (name: string) => `Choose ${name}`,
    chooseAll: (count: number) =>
      plural(count, { one: "Choose the row on this page", other: `Choose all ${count} on this page` }),
    chosen: (count: number) => `${count} chosen`,
    clear: "Choose none",
    cancel: "Cancel",
    failed: "That could not be done. Please try again.",
    left: (count: number, why: string) =>
      plural(count, { one: `1 is left as it is: ${why}`, other: `${count} are left as they are: ${why}` }),
  },
})
