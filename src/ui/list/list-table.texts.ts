import { inLanguages } from "../../platform/language/language.ts"

/** Apart from the texts that every page has. */
export const listTableTexts = inLanguages({
  en: {
    choose: "Columns",
    someHidden: (count: number) => `Columns, ${count} hidden`,
    shown: "Columns that are shown",
  },
})
