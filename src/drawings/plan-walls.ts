import { doorLeaf } from "./door-leaf.ts"
import { EDGE, FINE, type Ink, THIN, type Tint } from "./ink.ts"
import { line, rect } from "./path.ts"
import type { Grid, Run } from "./plan-grid.ts"

/** Poché walls with their doors and windows, colonnades and edges. */
export function walls(ink: Ink, grid: Grid, poche: Tint) {
  const thick = { outer: Math.max(5, grid.metre * 0.2), inner: Math.max(4, grid.metre * 0.13) }
  let solid = ""
  for (const run of grid.runs) {
    if (run.kind === "wall")
      solid += wallRun(ink, run, ".VOG".includes(run.a) || ".VOG".includes(run.b) ? thick.outer : thick.inner)
    else openRun(ink, run, grid.metre)
  }
  ink.wash(poche, solid)
}

/** A stretch of run in sheet coordinates: `from` to `to` along it, `t` thick. */
const stretch = (run: Run, from: number, to: number, t: number) =>
  run.upright ? rect(run.x - t / 2, run.y + from, t, to - from) : rect(run.x + from, run.y - t / 2, to - from, t)

function wallRun(ink: Ink, run: Run, t: number): string {
  let [d, at] = ["", -t / 2]
  for (const { from, to, door } of run.openings) {
    d += stretch(run, at, from, t)
    at = to
    if (door) doorSwing(ink, run, from, to)
    else {
      ink.solid("slate-1", stretch(run, from, to, t), THIN)
      ink.pen(
        FINE,
        run.upright ? line(run.x, run.y + from, run.x, run.y + to) : line(run.x + from, run.y, run.x + to, run.y),
      )
    }
  }
  return d + stretch(run, at, run.length + t / 2, t)
}

/** The leaf stands open into the room on the second side. On a card it is as light as its path. */
function doorSwing(ink: Ink, run: Run, from: number, to: number) {
  const size = Math.round(to - from)
  const into = ".VOGYHL".includes(run.b) && !".VOGYHL".includes(run.a) ? -size : size
  const hinge = run.upright ? [run.x, run.y + from] : [run.x + from, run.y]
  const [x, y] = hinge.map(Math.round) as [number, number]
  const weight = ink.low ? THIN : EDGE
  if (run.upright) doorLeaf(ink, [x, y], [into, 0], [0, size], weight)
  else doorLeaf(ink, [x, y], [0, into], [size, 0], weight)
}

function openRun(ink: Ink, run: Run, metre: number) {
  const end = (along: number): [number, number] => (run.upright ? [run.x, run.y + along] : [run.x + along, run.y])
  const [x1, y1] = end(0)
  const [x2, y2] = end(run.length)
  ink.pen(THIN, ink.sketch(x1, y1, x2, y2))
  if (run.kind === "edge")
    return ink.pen(FINE, run.upright ? line(x1 + 3, y1, x2 + 3, y2) : line(x1, y1 + 3, x2, y2 + 3))
  const count = Math.max(1, Math.round(run.length / (metre * 1.7)))
  const s = Math.max(4, metre * 0.22)
  let posts = ""
  for (let i = 0; i <= count; i++) {
    const [px, py] = end((run.length * i) / count)
    posts += rect(px - s / 2, py - s / 2, s, s)
  }
  ink.wash("teak-3", posts)
}
