import { inLanguages } from "../../platform/language/language.ts"

export const trayTexts = inLanguages({
  en: {
    label: "Chosen to compare",
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    remove: (name: string) => `Take out ${name}`,
    clear: "Clear",
    compare: "Compare",
    tooMany: "You can compare up to 3 providers at a time",
  },
})
