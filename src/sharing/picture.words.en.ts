import { pluralIn } from "../platform/words/parts.ts"

const plural = pluralIn("en")

/** What is lettered on the pictures for sharing beside the words of the page's own card. */
export default {
  rating: (value: string, count: number) =>
    `${value} from ${count.toLocaleString("en-IN")} ${plural(count, { one: "review", other: "reviews" })}`,
}
