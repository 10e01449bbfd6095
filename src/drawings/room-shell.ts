import { EDGE, FINE, THIN, type Tint } from "./ink.ts"
import { facing, level, path3, sideways, type View } from "./perspective.ts"
import { sideWindow } from "./room-window.ts"

const WALLS = ["brass-1", "sheet", "slate-1", "neem-1", "tile-1", "plum-1", "stone-1"] as const

const ACCENTS = ["brass-1", "sheet", "neem-1", "tile-1", "brass-2", "neem-2", "slate-2", "tile-2", "plum-1"] as const

/** How far behind us the room begins: its sides go on to the edges of the picture, however wide it is shown. */
const NEAR = -1.8

/** Floor, walls, ceiling and the light that falls in from a window on the left. */
export function shell(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  ink.behind(() => sides(view))
  ink.solid(ink.rng.pick(ACCENTS), facing(view, [0, w], [0, h], d), EDGE)
  ink.behind(() => {
    edges(view)
    sideWindow(view)
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

function floor(view: View) {
  const { ink, wide: w, deep: d } = view
  const kind = ink.rng.whole(0, 2)
  ink.wash(
    ink.rng.pick(["teak-1", "teak-2", "stone-1", "tile-2", "slate-1", "tile-1"]),
    level(view, [0, w], 0, [NEAR, d]),
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
