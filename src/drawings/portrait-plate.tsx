import { createInk, EDGE, FINE, type Hue, type Ink, THIN } from "./ink.ts"
import { jaaliFamilies, jaaliPath } from "./jaali.ts"
import { arch, circle, line, rect } from "./path.ts"
import { type DrawingProps, Sheet } from "./sheet.tsx"

const HUES = ["tile", "brass", "neem", "slate", "plum", "teak"] as const

/** A carved doorway, lattice behind: a portrait's plate, on which the page itself writes the initials. */
export function PortraitPlate({ seed, detail, ...sheet }: DrawingProps) {
  const ink = createInk(`portrait ${seed}`, detail === "low")
  const hue: Hue = ink.rng.pick(HUES)
  const second: Hue = ink.rng.pick(HUES.filter((h) => h !== hue) as [Hue, ...Hue[]])
  doorway(ink, hue, second)
  return <Sheet ink={ink} width={160} height={160} bare {...sheet} />
}

function doorway(ink: Ink, hue: Hue, second: Hue) {
  const { rng } = ink
  const ground = rng.pick([1, 2] as const)
  ink.wash(`${hue}-${ground}`, rect(0, 0, 160, 160))
  const cells = rng.whole(5, 7)
  if (!ink.low)
    ink.pen(THIN, jaaliPath(rng.pick(jaaliFamilies), 0, 0, cells, cells, 160, 160), `${hue}-${ground === 1 ? 2 : 3}`)
  const head = rng.pick(["ogee", "round", "ogee"] as const)
  const [w, top] = [rng.whole(98, 112), head === "ogee" ? rng.whole(12, 20) : rng.whole(18, 28)]
  const x = 80 - w / 2
  ink.solid(`${second}-2`, arch(x - 10, top - 9, w + 20, 170 - top, head), EDGE)
  if (rng.chance(0.5)) ink.wash(`${second}-3`, beads(x - 5, w + 10, top + w * 0.66))
  ink.solid("sheet", arch(x, top, w, 170 - top, head), THIN)
  if (rng.chance(0.6)) ink.pen(FINE, arch(x + 6, top + 8, w - 12, 170 - top, head))
  const foot = rng.whole(0, 2)
  if (foot === 0) ink.solid(`${hue}-2`, rect(x - 14, 140, w + 28, 8) + rect(x - 22, 148, w + 44, 14))
  if (foot === 1)
    for (const at of [x - 5, x + w + 5]) ink.solid(`${second}-3`, rect(at - 8, 128, 16, 34) + rect(at - 10, 122, 20, 7))
  if (foot === 2)
    ink.solid(
      "neem-3",
      `M${Math.round(x)} 162q4-26 14-24q12 2 10 24zM${Math.round(x + w)} 162q-4-26-14-24q-12 2-10 24z`,
    )
  ink.pen(EDGE, line(66, 116, 94, 116), `${hue}-3`)
  ink.wash(`${hue}-3`, circle(80, 116, 3))
}

const beads = (x: number, w: number, from: number) =>
  [0, 1, 2, 3, 4].map((i) => circle(x, from + i * 18, 2) + circle(x + w, from + i * 18, 2)).join("")
