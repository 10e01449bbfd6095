import { inLanguages } from "../platform/language/language.ts"
import { pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")

/** What is lettered on the pictures for sharing beside the words of the page's own card. */
export const pictureTexts = inLanguages({
  en: {
    rating: (value: string, count: number) =>
      `${value} from ${count.toLocaleString("en-IN")} ${plural(count, { one: "review", other: "reviews" })}`,
  },
})

/** What the head of a shared page says by itself. */
export const sharingTexts = inLanguages({
  en: {
    pictureAlt: (title: string, line: string) => `Drawings, and the words: ${title}. ${line}`,
  },
})
