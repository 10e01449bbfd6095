// What stands for a person's or a firm's picture: letters of the name on a ground that the name chooses.
import { fnv1aHash } from "../platform/hash.ts"

/** At most two: "Ar. Meera Joshi" gives MJ. Fallback U: what the specification shows for an account without any name. */
export function initialsOf(name: string) {
  const letters = charactersOf(name.replace(/^(ar|er|dr|adv|mr|mrs|ms|shri|smt)\.?\s/i, ""))
  const last = letters.length > 1 ? letters.at(-1) : ""
  return `${letters[0] ?? "U"}${last ?? ""}`.toUpperCase()
}

/** As somebody is greeted; whatever the name begins with, it is a whole letter. */
export const initialOf = (name: string) => (charactersOf(name)[0] ?? "U").toUpperCase()

/** The first of each word, with the signs that belong to it; in Indian scripts the consonants that a virama joins as well. */
const charactersOf = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{M}])\p{L}(?:\p{M}|(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D])\p{L})*/gu) ?? []

const grounds = [
  "bg-tile-soft text-tile-ink",
  "bg-neem-soft text-neem-ink",
  "bg-slate-soft text-slate-ink",
  "bg-brass-soft text-brass-ink",
  "bg-plum-soft text-plum-ink",
] as const

/** Classes; the same for the same name everywhere. */
export const backgroundOf = (name: string) => grounds[(fnv1aHash(name) >>> 15) % grounds.length]!
