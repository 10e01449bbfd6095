import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { circle, courses, line, type Point, rect, step, uprights } from "../path.ts"
import type { Grid, Layout, Opening, Room, Run, Side } from "./plan-grid.ts"
import { treeFromAbove } from "./planting.ts"

/** A nursing home on one floor: wards of two beds around the hall N, from whose table every door is seen. */
export const wardLayout: Layout = {
  rows: ["abTcdUef", "abTcdUef", "NNNNNNNN", "NNNNNNNN"],
  across: [3.4, 3.4, 1.9, 3.4, 3.4, 1.9, 3.4, 3.4],
  down: [2.1, 2.4, 2.3, 2.2],
  doors: ".N Na Nb Nc Nd Ne Nf TN UN",
}
export const wards = "abcdef"

/** Three rooms of a nursery around an old tree. */
export const schoolLayout: Layout = {
  rows: ["xxyyyzz", "xxyyyzz", "xxQQQzz", "xxQQQzz"],
  across: [2.4, 2.4, 2.2, 2.4, 2.2, 2.4, 2.4],
  down: [2.2, 2.4, 2.5, 2.6],
  doors: "Qx Qy Qz",
}
export const classes = "xyz"

/** Two low tables with a ring of stools, a shelf at the wall. */
export const classroom: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, false), m)
  ink.solid("teak-1", wall.box(0.3, 0, wall.along - 0.6, 0.35), FINE)
  for (const t of [0.3, 0.72]) {
    const [u, v] = [wall.along * t, wall.into * 0.5]
    ink.solid("brass-2", circle(...wall.spot(u, v), 0.5 * m))
    for (let i = 0; i < 6; i++) {
      const turn = (i * Math.PI) / 3
      ink.solid("tile-2", circle(...wall.spot(u + Math.cos(turn) * 0.8, v + Math.sin(turn) * 0.8), 0.16 * m), FINE)
    }
  }
}

/** Its crown fills the court. */
export const oldTree: Furnish = (ink, room, m) => {
  ink.note("tree")
  const [x, y] = [room.x + room.w / 2, room.y + room.h * 0.46]
  ink.pen(FINE, circle(x, y, Math.min(room.w, room.h) * 0.46))
  treeFromAbove(ink, x, y, Math.min(room.w, room.h) * 0.4)
  ink.solid("teak-3", circle(x, y, 0.3 * m), THIN)
}

/** Two beds with their heads to one wall, a locker between them. */
export const ward: Furnish = (ink, room, m) => {
  const wall = against(room, freeSide(room, true), m)
  const cover: Tint = ink.rng.pick(["neem-2", "slate-2", "tile-2"])
  const between = (wall.along - 2 * 0.95) / 3
  for (const u of [between, 2 * between + 0.95]) {
    ink.note("bed")
    ink.solid("sheet", wall.box(u, 0.05, 0.95, 2))
    ink.solid(cover, wall.box(u, 0.7, 0.95, 1.35))
    ink.pen(FINE, wall.box(u + 0.12, 0.14, 0.7, 0.36))
  }
  ink.solid("teak-1", wall.box(wall.along / 2 - 0.2, 0, 0.4, 0.4), FINE)
}

/** The night nurse's table in the middle, benches for those who wait. */
export const nurse: Furnish = (ink, room, m) => {
  ink.note("nurse's table")
  const wall = against(room, "n", m)
  const [u, v] = [wall.along / 2, wall.into * 0.4]
  ink.solid("teak-2", wall.box(u - 1.3, v, 2.6, 0.7))
  ink.solid("teak-2", wall.box(u - 1.3, v, 0.6, 1.3) + wall.box(u + 0.7, v, 0.6, 1.3), THIN)
  ink.solid("brass-1", circle(...wall.spot(u, v + 1.1), 0.28 * m), FINE)
  for (const at of [0.14, 0.76]) ink.solid("slate-2", wall.box(wall.along * at, wall.into - 0.6, 2, 0.5), THIN)
}

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
  for (const opening of run.openings) {
    const { from, to, door } = opening
    d += stretch(run, at, from, t)
    at = to
    if (door) doorSwing(ink, run, opening)
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

/** The leaf stands open. On a card it is as light as its path. */
function doorSwing(ink: Ink, run: Run, { from, to, hinge, into = 1 }: Opening) {
  if (!hinge) return
  const size = Math.round(to - from)
  const [at, jamb, leaf] = [hinge === "from" ? from : to, hinge === "from" ? size : -size, size * into]
  const [x, y] = (run.upright ? [run.x, run.y + at] : [run.x + at, run.y]).map(Math.round) as [number, number]
  const weight = ink.low ? THIN : EDGE
  if (run.upright) doorLeaf(ink, [x, y], [leaf, 0], [0, jamb], weight)
  else doorLeaf(ink, [x, y], [0, leaf], [jamb, 0], weight)
}

function openRun(ink: Ink, run: Run, metre: number) {
  const end = (along: number): [number, number] => (run.upright ? [run.x, run.y + along] : [run.x + along, run.y])
  const [x1, y1] = end(0)
  const [x2, y2] = end(run.length)
  if (run.kind === "gone") return takenAway(ink, run, metre)
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

/** The wall that was there, in dashes. */
function takenAway(ink: Ink, run: Run, metre: number) {
  ink.note("open-kitchen")
  const t = metre * 0.06
  let dashes = ""
  for (let at = metre * 0.1; at < run.length; at += metre * 0.3)
    for (const side of [-t, t]) {
      const to = Math.min(at + metre * 0.18, run.length)
      dashes += run.upright
        ? line(run.x + side, run.y + at, run.x + side, run.y + to)
        : line(run.x + at, run.y + side, run.x + to, run.y + side)
    }
  ink.pen(EDGE, dashes, "tile-3")
}

/** A room seen from one of its walls: u along the wall, v into the room, both in metres. */
interface Against {
  along: number
  into: number
  box(u: number, v: number, du: number, dv: number): string
  spot(u: number, v: number): [number, number]
}

export function against(room: Room, side: Side, m: number): Against {
  const level = side === "n" || side === "s"
  const pad = 0.12 * m
  const [x, y, w, h] = [room.x + pad, room.y + pad, room.w - 2 * pad, room.h - 2 * pad]
  const spot = (u: number, v: number): [number, number] => {
    if (side === "n") return [x + u * m, y + v * m]
    if (side === "s") return [x + u * m, y + h - v * m]
    return side === "w" ? [x + v * m, y + u * m] : [x + w - v * m, y + u * m]
  }
  return {
    along: (level ? w : h) / m,
    into: (level ? h : w) / m,
    spot,
    box: (u, v, du, dv) => {
      const [[x1, y1], [x2, y2]] = [spot(u, v), spot(u + du, v + dv)]
      return rect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1))
    },
  }
}

/** The wall to furnish: one without a door, the longest side first. */
export function freeSide(room: Room, wide: boolean): Side {
  const order: Side[] = room.w > room.h === wide ? ["n", "s", "w", "e"] : ["w", "e", "n", "s"]
  return order.find((side) => !room.doors.includes(side)) ?? order[0]!
}

export const opposite: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" }

export type Furnish = (ink: Ink, room: Room, m: number) => void

export const grid = (room: Room, size: number) =>
  uprights(room.x, room.y, room.w, room.h, Math.round(room.w / size)) +
  courses(room.x, room.y, room.w, room.h, Math.round(room.h / size))

/** A leaf that stands open from its hinge; its path to the other jamb is a quarter circle. Both given as steps from the hinge. */
export function doorLeaf(ink: Ink, [x, y]: Point, [leafX, leafY]: Point, [jambX, jambY]: Point, weight = EDGE) {
  const reach = Math.abs(leafX + leafY)
  const sweep = leafX * jambY - leafY * jambX > 0 ? 1 : 0
  ink.pen(weight, `M${x} ${y}${leafY === 0 ? `h${leafX}` : `v${leafY}`}`)
  ink.pen(THIN, `M${x + leafX} ${y + leafY}a${reach} ${reach} 0 0 ${sweep} ${step(jambX - leafX, jambY - leafY)}`)
}
