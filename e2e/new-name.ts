import { test } from "@playwright/test"

const syllables = "ba chi da gho ja ke la mu na pa ro sa she ta tri va vi ya yu zo".split(" ")
/** Prime to the number of words, so that neighbours do not look alike: the search forgives a typo. */
const STRIDE = 7919
let count = 0

/** A name that no other test of this run is given, and the same one in the next run. */
export const newWord = () => {
  count += 1
  const number = ((test.info().workerIndex * 500 + count) * STRIDE) % syllables.length ** 4
  const digits = [3, 2, 1, 0].map((place) => Math.floor(number / syllables.length ** place) % syllables.length)
  const word = digits.map((digit) => syllables[digit]).join("")
  return word.charAt(0).toUpperCase() + word.slice(1)
}
