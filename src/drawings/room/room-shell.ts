import { CUT, EDGE, FINE, THIN, type Tint } from "../ink.ts"
import { line, rect } from "../path.ts"
import { facing, level, path3, sideways, type View } from "../perspective.ts"
import { brush, dimension, floorLine } from "../site.ts"
import { boardMarks, isOf, pouredFloor } from "./room-finish.ts"
import { sideWindow } from "./room-window.ts"

const WALLS = ["brass-1", "sheet", "slate-1", "neem-1", "tile-1", "plum-1", "stone-1"] as const

const ACCENTS = ["brass-1", "sheet", "neem-1", "tile-1", "brass-2", "neem-2", "slate-2", "tile-2", "plum-1"] as const

/** How far behind us the room begins: its sides go on to the edges of the picture, however wide it is shown. */
const NEAR = -1.8

/** Floor, walls, ceiling and the light that falls in from a window on the left. */
export function shell(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  if (view.from === "wall") return wallAlone(view)
  if (view.from === "above") return cutaway(view)
  ink.behind(() => sides(view))
  ink.solid(ink.rng.pick(ACCENTS), facing(view, [0, w], [0, h], d), EDGE)
  if (isOf(view, "concrete")) boardMarks(view)
  ink.behind(() => {
    edges(view)
    sideWindow(view)
  })
}

/** An interior elevation: the wall between floor and ceiling, with its sizes. */
function wallAlone(view: View) {
  const { ink, wide: w, high: h } = view
  const [[left, foot], [right, top]] = [view.at(0, 0, 0), view.at(w, h, 0)]
  brush(
    ink,
    left - 60,
    top - 30,
    right - left + 120,
    foot - top,
    ink.rng.pick(["brass-1", "slate-1", "neem-1", "tile-1"]),
  )
  ink.solid(ink.rng.pick(ACCENTS), rect(left, top, right - left, foot - top), EDGE)
  // A dado and a cornice: a bare wall says nothing of its height.
  const [, dado] = view.at(0, 0.95, 0)
  ink.wash(ink.rng.pick(WALLS), rect(left, dado, right - left, foot - dado))
  if (isOf(view, "concrete")) boardMarks(view)
  else for (const y of [top + 12, dado, foot - 8]) ink.pen(THIN, line(left, y, right, y))
  floorLine(ink, foot)
  dimension(ink, left, top - 24, right, top - 24, millimetres(w))
  dimension(ink, left - 26, top, left - 26, foot, millimetres(h))
}

const millimetres = (metres: number) => `${Math.round(metres * 100) * 10}`.replace(/(\d)(\d{3})$/, "$1 $2")

/** The near walls and the ceiling are taken away. */
function cutaway(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  const wall: Tint = ink.rng.pick(WALLS)
  brush(ink, 60, 70, 520, 300, ink.rng.pick(["brass-1", "slate-1", "neem-1", "tile-1", "stone-1"]))
  floor(view, 0)
  ink.solid(wall, sideways(view, 0, [0, h], [0, d]), EDGE)
  ink.solid(ink.rng.pick(ACCENTS), facing(view, [0, w], [0, h], d), EDGE)
  if (isOf(view, "concrete")) boardMarks(view)
  sideWindow(view)
  const [cut, far] = [view.at(0, h, 0), view.at(0, h, d)]
  // What is cut is heavy.
  ink.pen(
    CUT,
    path3(view, [
      [0, 0, 0],
      [0, h, 0],
      [0, h, d],
      [w, h, d],
      [w, 0, d],
    ]),
  )
  ink.pen(
    THIN,
    path3(view, [
      [0, 0, 0],
      [w, 0, 0],
      [w, 0, d],
    ]),
  )
  dimension(
    ink,
    view.at(0, 0, 0)[0],
    view.at(0, 0, 0)[1] + 24,
    view.at(w, 0, 0)[0],
    view.at(0, 0, 0)[1] + 24,
    millimetres(w),
  )
  if (cut[0] < far[0])
    ink.pen(
      FINE,
      path3(view, [
        [0, h, 0],
        [w, h, 0],
      ]),
    )
}

/** The wall that one stands behind: the room shows through its doorway. */
export function doorway(view: View) {
  const { ink } = view
  const [left, top, right] = ink.frame()
  const [x, y, w] = [Math.round(left + (right - left) * 0.05), Math.round(top + 6), Math.round((right - left) * 0.9)]
  const head = ink.rng.pick(["round", "low", "flat"] as const)
  // Round heads of this width would reach down too far: their upper corners are cut instead.
  const [low, cut] = [y + 1400, { flat: 8, low: Math.round(w * 0.1), round: Math.round(w * 0.18) }[head]]
  const opening = (by: number) =>
    `M${x - by} ${low}V${y + cut}q0-${cut + by} ${cut * 2 + by}-${cut + by}H${x + w - cut * 2}q${cut * 2 + by} 0 ${cut * 2 + by} ${cut + by}V${low}`
  ink.behind(() => {
    ink.solid(
      ink.rng.pick(["stone-2", "teak-2", "brass-2", "slate-2", "tile-2"]),
      `M-700-700V1500H1340V-700z${opening(0)}z`,
      EDGE,
    )
    ink.pen(THIN, opening(12))
  })
}

function sides(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  const wall: Tint = rng.pick(WALLS)
  ink.wash(wall, sideways(view, 0, [0, h], [NEAR, d]))
  const right = sideways(view, w, [0, h], [NEAR, d])
  ink.wash(wall, right)
  ink.wash("shade", right)
  ink.wash("stone-1", level(view, [0, w], h, [NEAR, d]))
  floor(view)
  ceiling(view)
}

function edges(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  for (const x of [0, w])
    for (const y of [0, h])
      ink.pen(
        EDGE,
        path3(view, [
          [x, y, NEAR],
          [x, y, d],
        ]),
      )
  ink.pen(
    THIN,
    path3(view, [
      [0, 0.1, NEAR],
      [0, 0.1, d],
      [w, 0.1, d],
      [w, 0.1, NEAR],
    ]),
  )
}

function floor(view: View, near = NEAR) {
  const { ink, wide: w, deep: d } = view
  const kind = ink.rng.whole(0, 2)
  ink.wash(
    ink.rng.pick(["teak-1", "teak-2", "stone-1", "tile-2", "slate-1", "tile-1"]),
    level(view, [0, w], 0, [near, d]),
  )
  if (isOf(view, "terrazzo")) return pouredFloor(view, Math.max(near, 0))
  const boards = ink.rng.whole(9, 15)
  let joints = ""
  for (let i = 1; i < boards; i++)
    joints += path3(view, [
      [(w * i) / boards, 0, near],
      [(w * i) / boards, 0, d],
    ])
  if (kind > 0)
    for (let z = near + 0.6; z < d; z += w / boards)
      joints += path3(view, [
        [0, 0, z],
        [w, 0, z],
      ])
  ink.pen(FINE, joints)
  if (kind < 2) return
  let dark = ""
  const size = w / boards
  for (let row = 0; row * size < d; row++)
    for (let i = row % 2; i < boards; i += 2)
      dark += level(view, [i * size, (i + 1) * size], 0, [d - row * size, d - (row + 1) * size])
  ink.wash("shade", dark)
}

function ceiling(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  const kind = ink.rng.whole(0, 2)
  if (kind === 0) {
    const beams = ink.rng.whole(4, 6)
    for (let i = 1; i < beams; i++) {
      const x = (w * i) / beams
      ink.solid("teak-2", level(view, [x - 0.08, x + 0.08], h, [NEAR, d]))
    }
  } else if (kind === 1) {
    const inset = 0.5
    ink.solid("sheet", level(view, [inset, w - inset], h, [0.2, d - inset]))
  } else for (let z = d - 0.9; z > 0; z -= 0.9) ink.solid("teak-2", level(view, [0, w], h, [z, z + 0.14]))
}
