import { EDGE, FINE, THIN, type Tint } from "./ink.ts"
import { path3, quad, type View } from "./perspective.ts"
import { sideWindow } from "./room-window.ts"

const WALLS = ["brass-1", "sheet", "slate-1", "neem-1", "tile-1", "plum-1", "stone-1"] as const

const ACCENTS = ["brass-1", "sheet", "neem-1", "tile-1", "brass-2", "neem-2", "slate-2", "tile-2", "plum-1"] as const

/** How far behind us the room begins: its sides go on to the edges of the picture, however wide it is shown. */
const NEAR = -1.8

/** Floor, walls, ceiling and the light that falls in from a window on the left. */
export function shell(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  ink.behind(() => sides(view))
  ink.solid(
    ink.rng.pick(ACCENTS),
    quad(view, [
      [0, 0, d],
      [w, 0, d],
      [w, h, d],
      [0, h, d],
    ]),
    EDGE,
  )
  ink.behind(() => {
    edges(view)
    sideWindow(view)
  })
}

function sides(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  const { rng } = ink
  const wall: Tint = rng.pick(WALLS)
  ink.wash(
    wall,
    quad(view, [
      [0, 0, NEAR],
      [0, 0, d],
      [0, h, d],
      [0, h, NEAR],
    ]),
  )
  ink.wash(
    wall,
    quad(view, [
      [w, 0, NEAR],
      [w, 0, d],
      [w, h, d],
      [w, h, NEAR],
    ]),
  )
  ink.wash(
    "shade",
    quad(view, [
      [w, 0, NEAR],
      [w, 0, d],
      [w, h, d],
      [w, h, NEAR],
    ]),
  )
  ink.wash(
    "stone-1",
    quad(view, [
      [0, h, NEAR],
      [w, h, NEAR],
      [w, h, d],
      [0, h, d],
    ]),
  )
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

function floor(view: View) {
  const { ink, wide: w, deep: d } = view
  const kind = ink.rng.whole(0, 2)
  ink.wash(
    ink.rng.pick(["teak-1", "teak-2", "stone-1", "tile-2", "slate-1", "tile-1"]),
    quad(view, [
      [0, 0, NEAR],
      [w, 0, NEAR],
      [w, 0, d],
      [0, 0, d],
    ]),
  )
  const boards = ink.rng.whole(9, 15)
  let joints = ""
  for (let i = 1; i < boards; i++)
    joints += path3(view, [
      [(w * i) / boards, 0, NEAR],
      [(w * i) / boards, 0, d],
    ])
  if (kind > 0)
    for (let z = NEAR + 0.6; z < d; z += w / boards)
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
      dark += quad(view, [
        [i * size, 0, d - row * size],
        [(i + 1) * size, 0, d - row * size],
        [(i + 1) * size, 0, d - (row + 1) * size],
        [i * size, 0, d - (row + 1) * size],
      ])
  ink.wash("shade", dark)
}

function ceiling(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  const kind = ink.rng.whole(0, 2)
  if (kind === 0) {
    const beams = ink.rng.whole(4, 6)
    for (let i = 1; i < beams; i++) {
      const x = (w * i) / beams
      ink.solid(
        "teak-2",
        quad(view, [
          [x - 0.08, h, NEAR],
          [x + 0.08, h, NEAR],
          [x + 0.08, h, d],
          [x - 0.08, h, d],
        ]),
      )
    }
  } else if (kind === 1) {
    const inset = 0.5
    ink.solid(
      "sheet",
      quad(view, [
        [inset, h, 0.2],
        [w - inset, h, 0.2],
        [w - inset, h, d - inset],
        [inset, h, d - inset],
      ]),
    )
  } else
    for (let z = d - 0.9; z > 0; z -= 0.9)
      ink.solid(
        "teak-2",
        quad(view, [
          [0, h, z],
          [w, h, z],
          [w, h, z + 0.14],
          [0, h, z + 0.14],
        ]),
      )
}
