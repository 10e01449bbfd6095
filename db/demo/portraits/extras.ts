import { line, mix, sheet } from "./colours.ts"
import { EYES } from "./head.ts"
import type { Looks } from "./looks.ts"
import { oval, type Sketch } from "./sketch.ts"

/** The glass lies under the eyes, so that they are seen clearly; its frame over everything. */
export const drawSpectacles = (s: Sketch, { known, turn: t, w }: Looks, part: "glass" | "frame") => {
  const kind = known.spectacles
  if (!kind) return
  const y = EYES + 1
  const [l, r] = [t - 20.5, t + 19]
  const glass = (x: number, k: 1 | -1) => {
    if (kind === "round") return oval(x, y + 1, 14.5, 14)
    if (kind === "cat")
      return `M${x - k * 13} ${y - 7}L${x + k * 17} ${y - 9.5}Q${x + k * 16} ${y + 11} ${x} ${y + 11}Q${x - k * 13} ${y + 11} ${x - k * 13} ${y - 7}z`
    return `M${x - 14} ${y - 9}h28q2 0 2 2v9q0 9-9 9h-13q-10 0-10-9v-9q0-2 2-2z`
  }
  const d = glass(l, -1) + glass(r, 1)
  const colour = kind === "rimless" ? mix(line, sheet, 0.35) : kind === "cat" ? "#6d3526" : line
  const weight = kind === "rimless" ? 1.3 : kind === "square" ? 2.8 : 2.3
  if (part === "glass") return s.fill(sheet, d, 0.13)
  s.pen(
    weight,
    `${d}M${l + 14} ${y - 3}q5-4.5 11 0M${l - 15} ${y - 4}L${-w - 3} ${y - 6}M${r + 15} ${y - 4}L${w + 2} ${y - 5}`,
    colour,
  )
}

export const drawEarrings = (s: Sketch, { isWoman, w, rng, known }: Looks) => {
  if (!isWoman || known.hair === "scarf") return
  const kind = rng.pick(["stud", "drop", "jhumka", "hoop"] as const)
  const gold = "#d3a645"
  for (const [x, y] of [
    [-w - 4, 163],
    [w + 2, 161],
  ] as const) {
    if (kind === "hoop") s.pen(1.8, oval(x, y + 5, 5, 6), "#a97c26")
    else s.solid(gold, oval(x, y, 3.2), 1.2)
    if (kind === "drop") s.solid(gold, `M${x} ${y + 3}l3.5 9q-3.5 4-7 0z`, 1.2)
    if (kind === "jhumka") s.solid(gold, `M${x - 6} ${y + 12}q0-9 6-9q6 0 6 9z`, 1.2)
  }
}

export const drawBindi = (s: Sketch, { known, turn: t }: Looks) => {
  if (known.bindi) s.fill("#a3271f", oval(t + 1, 124, 3.3, 3.5))
}

/** Black beads and a pendant, or a thin chain; and a stud in the nose. */
export const drawNecklace = (s: Sketch, { isWoman, known, rng, neck: n }: Looks) => {
  if (!isWoman || !["sari", "top", "blazer"].includes(known.wears) || rng.chance(0.4)) return
  const depth = known.wears === "sari" ? 24 : 13
  s.pen(known.bindi ? 2 : 1.3, `M${-n - 4} 233Q0 ${238 + depth * 1.1} ${n + 4} 233`, known.bindi ? line : "#a97c26")
  s.solid("#d3a645", oval(0, 236.5 + depth * 0.55, 3), 1.1)
}

export const drawNoseStud = (s: Sketch, { isWoman, nose, turn: t, rng }: Looks) => {
  if (isWoman && rng.chance(0.35)) s.solid("#e0b655", oval(t - 7.5 - nose.wide, 166 + nose.long, 1.5), 0.8)
}
