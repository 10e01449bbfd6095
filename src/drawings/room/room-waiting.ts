import type { Feature } from "../facts.ts"
import { EDGE } from "../ink.ts"
import { circle } from "../path.ts"
import { facing, lines, type View } from "../perspective.ts"
import { furnish } from "./room-features.ts"
import { caneChair, table } from "./room-pieces.ts"

/** Where one waits to be seen: chairs in a row before the wall, a clock over them, a low table; no lamp to look into. */
export function waiting(view: View, features: readonly Feature[] = []) {
  const { ink, wide: w, high: h, deep: d } = view
  // The light comes from the top of what stands at the wall.
  ink.wash("glow", facing(view, [0.2, w - 0.2], [h - 0.5, h], d))
  furnish(view, features)
  const [x, y] = view.at(w - 0.32, h - 0.26, d)
  ink.solid("sheet", circle(x, y, 10), EDGE)
  lines(
    view,
    d,
    [
      [w - 0.32, h - 0.26, w - 0.32, h - 0.18],
      [w - 0.32, h - 0.26, w - 0.27, h - 0.26],
    ],
    EDGE,
  )
  const count = Math.floor((w - 0.4) / 0.78)
  for (let i = 0; i < count; i++) {
    ink.note("chair")
    caneChair(view, w / 2 + (i - count / 2) * 0.78 + 0.11, d - 1, "teak-3")
  }
  table(view, [w / 2 - 0.55, w / 2 + 0.55], [d - 2.2, d - 1.7], 0.4, "teak-2")
}
