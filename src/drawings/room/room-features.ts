import type { Feature } from "../facts.ts"
import { EDGE, THIN, type Tint } from "../ink.ts"
import { box, inMiddle, lines, panel, type Span, type View } from "../perspective.ts"
import { backWindow, pictures } from "./room-accents.ts"
import { bed } from "./room-bed.ts"
import { beam, bunks, desks, floorSeating, post, roundTable, standingLamps } from "./room-floor-pieces.ts"
import { mirror, screen, slidingPanel, wardrobe } from "./room-panels.ts"
import { CLOTHS, jhula, rug, sofa, table } from "./room-pieces.ts"
import { shelf, vase } from "./room-things.ts"

/** The wall behind and the floor before it, each once. */
type Position = (view: View, at: Span, named: readonly Feature[]) => void

/** What hangs or stands on the wall behind: a stretch of it is theirs. */
const onTheWall: Partial<Record<Feature, Position>> = {
  // Wider than a sofa that stands before it.
  window: (view, at, named) => backWindow(view, inMiddle(...at, 2.6), [0.95, view.high - 0.5], named.includes("tree")),
  curtains: (view, at) => curtains(view, at),
  "window-seat": (view, at) => windowSeat(view, at),
  pictures: (view, at) => pictures(view, at, 1.8),
  bookshelf: (view, [a, b]) => shelf(view, a + 0.05, b - 0.05),
  shelves: (view, at) => openShelves(view, at),
  wardrobe: (view, at) => wardrobe(view, at),
  screen: (view, at) => screen(view, at),
  mirror: (view, at) => mirror(view, at),
}

/** What stands in the room, from the back to the front. */
const onTheFloor: Partial<Record<Feature, Position>> = {
  sofa: (view, [a, b]) => sofa(view, inMiddle(a, b, 2.1), view.deep - 1.25, view.ink.rng.pick(CLOTHS)),
  swing: (view, [a, b]) => jhula(view, inMiddle(a, b, 1.9), view.deep - 1.5),
  "floor-seating": (view, at) => floorSeating(view, at),
  bed: (view, [a, b]) => cot(view, inMiddle(a + 0.1, b - 0.1, 1.3)),
  bunks: (view, at) => bunks(view, at),
  desks: (view, at) => desks(view, at),
  // On the wall, but beside what stands in the room: it is there to be slid.
  "sliding-panel": (view, at) => slidingPanel(view, at),
  table: (view, [a, b]) => table(view, inMiddle(a, b, 1.7), [view.deep - 2, view.deep - 1.2], 0.75, "teak-2"),
  "round-table": (view, [a, b]) => roundTable(view, (a + b) / 2),
}

/** What lies under everything, or hangs over it. */
const first: Partial<Record<Feature, (view: View) => void>> = {
  carpet: (view) => rug(view, [view.wide * 0.12, view.wide * 0.88], [0.3, view.deep - 0.6]),
}
const last: Partial<Record<Feature, (view: View) => void>> = {
  lamp: (view) => standingLamps(view, ["lamp", view.wide - 0.35]),
  lamps: (view) => standingLamps(view, ["lamps", view.wide * 0.08 + 0.1, view.wide - 0.35]),
  beam: (view) => beam(view),
  post: (view) => post(view),
}

/** Puts into a room what its project names and nobody has drawn yet. */
export function furnish(view: View, named: readonly Feature[]) {
  const missing = named.filter((feature) => !view.ink.shows.has(feature))
  for (const feature of missing) first[feature]?.(view)
  inTurn(view, missing, onTheWall)
  inTurn(view, missing, onTheFloor)
  for (const feature of missing) last[feature]?.(view)
}

const cot = (view: View, at: Span) => {
  const { rng } = view.ink
  bed(view, at, {
    board: rng.pick(["teak-2", "brass-2", "slate-2", "teak-3"]),
    cover: rng.pick(CLOTHS),
    boardHigh: 1.15,
  })
}

function inTurn(view: View, missing: readonly Feature[], places: Partial<Record<Feature, Position>>) {
  const theirs = missing.filter((feature) => places[feature])
  const each = (view.wide - 0.3) / theirs.length
  for (const [turn, feature] of theirs.entries()) {
    places[feature]!(view, [0.15 + each * turn, 0.15 + each * (turn + 1)], missing)
  }
}

function curtains(view: View, at: Span) {
  const [a, b] = inMiddle(...at, 2.6)
  const { ink, high: h, deep: d } = view
  ink.note("curtains")
  backWindow(view, inMiddle(a, b, 1.7), [0.9, h - 0.6])
  const cloth: Tint = ink.rng.pick(["tile-2", "brass-2", "neem-2", "slate-2", "plum-2"])
  for (const [from, to] of [
    [a, a + 0.55],
    [b - 0.55, b],
  ] as const) {
    panel(view, [from, to], [0.06, h - 0.4], d, cloth)
    lines(
      view,
      d,
      [0.25, 0.5, 0.75].map((t) => [from + (to - from) * t, 0.06, from + (to - from) * t, h - 0.4] as const),
    )
  }
  lines(view, d, [[a - 0.1, h - 0.38, b + 0.1, h - 0.38]], EDGE)
}

function windowSeat(view: View, at: Span) {
  const { ink, high: h, deep: d } = view
  ink.note("window-seat")
  const [a, b] = inMiddle(...at, 2.6)
  backWindow(view, inMiddle(a, b, 1.7), [0.75, h - 0.5])
  box(view, [a, b], [0, 0.42], [d - 0.55, d], "teak-2")
  const drawers = Math.max(2, Math.round((b - a) / 0.6))
  lines(
    view,
    d - 0.55,
    Array.from(
      { length: drawers - 1 },
      (_, i) => [a + ((b - a) * (i + 1)) / drawers, 0.04, a + ((b - a) * (i + 1)) / drawers, 0.38] as const,
    ),
    THIN,
  )
  box(view, [a + 0.04, b - 0.04], [0.42, 0.52], [d - 0.52, d - 0.04], ink.rng.pick(CLOTHS))
  panel(view, [a + 0.1, a + 0.5], [0.52, 0.86], d - 0.1, ink.rng.pick(CLOTHS))
  panel(view, [b - 0.5, b - 0.1], [0.52, 0.86], d - 0.1, ink.rng.pick(CLOTHS))
}

function openShelves(view: View, [a, b]: Span) {
  const { ink, deep: d } = view
  ink.note("shelves")
  for (const y of [0.9, 1.35, 1.8]) {
    box(view, [a + 0.1, b - 0.1], [y, y + 0.05], [d - 0.3, d], "teak-2")
    for (let x = a + 0.3; x < b - 0.2; x += 0.36) vase(view, x, y + 0.05, d - 0.15)
  }
}
