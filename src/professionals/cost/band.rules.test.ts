import { expect, test } from "vitest"
import { bandFrom, bandStarts } from "./band.rules.ts"
import { bandTexts } from "./texts.ts"

test("bands lie beside each other, and the last one has no end", () => {
  const bands = bandStarts.map(bandFrom)
  expect(bands.map(({ from }) => from)).toEqual([...bandStarts])
  expect(bands.map(({ to }) => to)).toEqual([...bandStarts.slice(1), null])
})

test("bands are said in lakhs and crores", () => {
  const { band } = bandTexts.in("en")
  expect(bandStarts.map((start) => band(start, bandFrom(start).to))).toEqual([
    "under ₹2 lakh",
    "₹2–5 lakh",
    "₹5–10 lakh",
    "₹10–25 lakh",
    "₹25–50 lakh",
    "₹50 lakh – ₹1 crore",
    "over ₹1 crore",
  ])
  expect(band(0, null)).toBe("very different sums")
})
