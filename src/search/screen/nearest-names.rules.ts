const MAX_SUGGESTIONS = 3
/** Of the pairs of letters of both, those that both have: so many make Andheri like Dhanori, and it is not. */
const MIN_SIMILARITY = 0.5

/** The names that are spelt most like what was typed; none where it is like no name. */
export const nearestNames = (typed: string, names: readonly string[]) => {
  const wanted = pairsOf(typed)
  return names
    .map((name) => ({ name, alike: alike(wanted, pairsOf(name)) }))
    .filter((one) => one.alike > MIN_SIMILARITY)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name)
}

const alike = (one: Set<string>, other: Set<string>) =>
  one.size === 0 ? 0 : (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size)

const pairsOf = (text: string) => {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "")]
  return new Set(letters.slice(1).map((letter, place) => letters[place]! + letter))
}
