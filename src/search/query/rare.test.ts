import { expect, test } from "vitest"
import { rarestOf } from "./rare.server.ts"
import type { RecognizedTerm } from "./recognize.server.ts"

const word = (typed: string) => ({ typed }) as RecognizedTerm

test.for<[counts: Record<string, number>, rare: string[]]>([
  [{ jain: 1, kitchen: 14 }, ["jain"]],
  [{ kitchen: 14, jain: 1, wardrobe: 9 }, ["jain"]],
  // What nobody has says nothing.
  [{ seepage: 0, ceiling: 7, roof: 8 }, ["ceiling", "roof"]],
  // As common as each other
  [{ kitchen: 14, wardrobe: 9 }, ["wardrobe", "kitchen"]],
  [{ terrazzo: 2 }, ["terrazzo"]],
  [{ kitchen: 500, home: 500 }, []],
  [{ zzz: 0 }, []],
])("of %o are rare %o", ([counts, rare]) => {
  const counted = Object.entries(counts).map(([typed, count]) => ({ word: word(typed), count }))
  expect(rarestOf(counted).words.map(({ typed }) => typed)).toEqual(rare)
})
