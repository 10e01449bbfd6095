import { inLanguages } from "../../platform/words/language.ts"

export const trayWords = inLanguages({
  en: {
    label: "Chosen to compare",
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    remove: (name: string) => `Take out ${name}`,
    clear: "Clear",
    compare: "Compare",
    tooMany: "You can compare up to 3 providers at a time",
  },
})
