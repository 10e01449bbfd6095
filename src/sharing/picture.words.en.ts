import { pluralIn } from "../platform/words/parts.ts"

const plural = pluralIn("en")

/** What is lettered on the pictures for sharing beside the words of the page's own card; and why there is none just now. */
export default {
  rating: (value: string, count: number) =>
    `${value} from ${count.toLocaleString("en-IN")} ${plural(count, { one: "review", other: "reviews" })}`,
  busy: "Too many pictures are being drawn. Please try again.",
}
