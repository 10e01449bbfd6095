/** What stands for a person's or a firm's picture: letters of the name on a ground that the name chooses. */

/** Fallback U: what the specification shows for an account without any name. */
export function initialsOf(name: string) {
  const letters = lettersOf(name.replace(/^(Ar|Er|Dr|Mr|Mrs|Ms)\.?\s/, ""))
  const last = letters.length > 1 ? letters.at(-1) : ""
  return `${letters[0] ?? "U"}${last ?? ""}`.toUpperCase()
}

/** As somebody is greeted; whatever the name begins with, it is a whole letter. */
export const firstLetterOf = (name: string) => (lettersOf(name)[0] ?? "U").toUpperCase()

/** The first of each word, with the signs that belong to it. */
const lettersOf = (text: string): string[] => text.match(/(?<![\p{L}\p{M}])\p{L}\p{M}*/gu) ?? []

const grounds = [
  "bg-tile-soft text-tile-ink",
  "bg-neem-soft text-neem-ink",
  "bg-slate-soft text-slate-ink",
  "bg-brass-soft text-brass-ink",
  "bg-plum-soft text-plum-ink",
] as const

/** Classes; the same for the same name everywhere. */
export const groundOf = (name: string) => grounds[seed(name) % grounds.length]!

function seed(name: string) {
  let hash = 2166136261
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 15
}
