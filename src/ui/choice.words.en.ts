import { pluralIn } from "../platform/words/parts.ts"

const plural = pluralIn("en")

/** Apart from the kit's words, which are on every page: chips, amounts, several of many. */
export default {
  remove: (label: string) => `Remove ${label}`,
  /** How an amount that is typed will be read: "Shown as ₹1,250 per hour". */
  moneyReads: (price: string) => `Shown as: ${price}`,
  several: {
    open: "Show the choices",
    found: (count: number) => plural(count, { one: "1 choice", other: `${count} choices` }),
    none: "Nothing of that name.",
    all: "There are no more to choose.",
    chosen: (label: string) => `${label} chosen`,
    removed: (label: string) => `${label} removed`,
  },
}
