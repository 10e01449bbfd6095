import type { Facts, Material } from "../facts.ts"
import { EDGE, FINE, type Ink, THIN } from "../ink.ts"
import { circle, line, rect } from "../path.ts"
import { brush } from "../site.ts"
import { materialTexture } from "./board-textures.ts"

type Rectangle = readonly [x: number, y: number, w: number, h: number]

/** Samples on a board, one for each material, in one of three arrangements. */
export function drawBoard(ink: Ink, { materials }: Facts, way: number) {
  const { rng } = ink
  brush(ink, 60, 60, 520, 350, rng.pick(["brass-1", "neem-1", "slate-1", "tile-1", "teak-1"]))
  ink.wash("shade", rect(96, 74, 468, 344))
  ink.solid("sheet", rect(86, 62, 468, 344), EDGE)
  const places = arrange[way % arrange.length]!(materials.length)
  for (const [i, material] of materials.entries()) sample(ink, material, places[i]!)
  for (const [x, y] of [
    [104, 80],
    [536, 80],
    [104, 388],
    [536, 388],
  ] as const)
    ink.solid("brass-3", circle(x, y, 5), FINE)
}

function sample(ink: Ink, material: Material, [x, y, w, h]: Rectangle) {
  ink.note(material)
  ink.wash("shade", rect(x + 6, y + 8, w, h))
  materialTexture(ink, material, x, y, w, h)
  ink.pen(EDGE, rect(x, y, w, h))
  const named = material.toUpperCase()
  ink.write(named, x + w / 2, y + h + 15, 12)
  if (w > 150) ink.pen(THIN, line(x + 8, y + 8, x + 22, y + 8) + line(x + 8, y + 8, x + 8, y + 22), "sheet")
}

const [LEFT, TOP, WIDE, HIGH] = [120, 94, 400, 270]

/** In columns side by side; one large and the others beside it; on a grid with a strip below. */
const arrange: ((count: number) => Rectangle[])[] = [columns, leadingOne, overlapping]

function columns(count: number): Rectangle[] {
  const w = (WIDE - 18 * (count - 1)) / count
  return Array.from({ length: count }, (_, i) => [LEFT + (w + 18) * i, TOP + (i % 2) * 26, w, HIGH - 26 - (i % 3) * 14])
}

function leadingOne(count: number): Rectangle[] {
  if (count === 1) return [[LEFT + 40, TOP, WIDE - 80, HIGH - 10]]
  const others = count - 1
  const h = (HIGH - 26 * (others - 1)) / others
  return [
    [LEFT, TOP, 216, HIGH],
    ...Array.from({ length: others }, (_, i): Rectangle => [LEFT + 244, TOP + (h + 26) * i, WIDE - 244, h]),
  ]
}

function overlapping(count: number): Rectangle[] {
  const rows = count > 2 ? 2 : 1
  const across = Math.ceil(count / rows)
  const w = (WIDE - 20 * (across - 1)) / across
  const h = (HIGH - 30 * (rows - 1)) / rows
  return Array.from({ length: count }, (_, i) => {
    const [row, at] = [Math.floor(i / across), i % across]
    const last = row === rows - 1 && count % across ? WIDE / (count % across) - 10 : w
    return [LEFT + (last + 20) * at, TOP + (h + 30) * row, last, h]
  })
}
