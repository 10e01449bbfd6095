import { type Box, shared } from "../extent.ts"

/** Rooms by letter on a grid, each a rectangle: L living, D dining, K kitchen, M B C bedrooms, T U bathrooms, H passage,
 *  S study, P puja, R stair, E lobby, Q court with a tree, V verandah, O balcony, Y courtyard, W pool, G car porch; a dot is outside. */
export interface Layout {
  rows: readonly string[]
  across: readonly number[]
  down: readonly number[]
  /** Pairs of rooms with a door between them; ".L" is the way in. */
  doors: string
  /** Two rooms whose wall was taken away. */
  gone?: string
}

export type Side = "n" | "e" | "s" | "w"

export interface Room {
  letter: string
  x: number
  y: number
  w: number
  h: number
  /** Sides where a door opens: furniture keeps away from them. */
  doors: Side[]
}

/** A length of boundary between two rooms (or outside), level or upright. */
export interface Run {
  upright: boolean
  x: number
  y: number
  length: number
  /** Left or upper neighbour, right or lower neighbour. */
  a: string
  b: string
  kind: "wall" | "posts" | "edge" | "gone"
  openings: Opening[]
}

export interface Opening {
  from: number
  to: number
  door: boolean
  /** Of a door with a leaf: the end that its leaf hangs from, the side that it opens to, and the square that it sweeps. */
  hinge?: "from" | "to"
  into?: 1 | -1
  swing?: Box
}

export interface Grid {
  xs: number[]
  ys: number[]
  rooms: Room[]
  runs: Run[]
  /** Drawing units per metre. */
  metre: number
}

const steps = (start: number, list: readonly number[], metre: number) => {
  const out = [start]
  for (const size of list) out.push(out.at(-1)! + size * metre)
  return out
}
export const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Turns the letters into rooms and boundaries on the sheet. */
export function gridOf(layout: Layout, x: number, y: number, metre: number): Grid {
  const [xs, ys] = [steps(x, layout.across, metre), steps(y, layout.down, metre)]
  const cell = (row: number, column: number) => layout.rows[row]?.[column] ?? "."
  const rooms = new Map<string, Room>()
  const runs: Run[] = []
  for (let row = 0; row <= layout.rows.length; row++)
    for (let column = 0; column <= layout.across.length; column++) {
      const here = cell(row, column)
      if (here !== ".") grow(rooms, here, xs[column]!, ys[row]!, xs[column + 1]!, ys[row + 1]!)
      if (row < layout.rows.length) extend(runs, true, cell(row, column - 1), here, xs[column]!, ys[row]!, ys[row + 1]!)
      if (column < layout.across.length)
        extend(runs, false, cell(row - 1, column), here, xs[column]!, ys[row]!, xs[column + 1]!)
    }
  for (const run of runs) if (layout.gone === run.a + run.b || layout.gone === run.b + run.a) run.kind = "gone"
  const grid: Grid = { xs, ys, rooms: [...rooms.values()], runs, metre }
  for (const pair of layout.doors.split(" ")) cutDoor(grid, pair[0]!, pair[1]!)
  cutWindows(grid)
  return grid
}

function grow(rooms: Map<string, Room>, letter: string, x: number, y: number, right: number, bottom: number) {
  const room = rooms.get(letter)
  if (!room) rooms.set(letter, { letter, x, y, w: right - x, h: bottom - y, doors: [] })
  else {
    room.w = Math.max(room.w, right - room.x)
    room.h = Math.max(room.h, bottom - room.y)
  }
}

function extend(runs: Run[], upright: boolean, a: string, b: string, x: number, y: number, end: number) {
  if (a === b) return
  const before = runs.find(
    (r) =>
      r.upright === upright &&
      r.a === a &&
      r.b === b &&
      (upright ? r.x === x && near(r.y + r.length, y) : r.y === y && near(r.x + r.length, x)),
  )
  if (before) before.length = end - (upright ? before.y : before.x)
  else runs.push({ upright, x, y, length: end - (upright ? y : x), a, b, kind: kindOf(a, b), openings: [] })
}
const near = (p: number, q: number) => Math.abs(p - q) < 0.01

const isOpen = (letter: string) => ".VOGQ".includes(letter)
function kindOf(a: string, b: string): Run["kind"] {
  if (a + b === "LE" || a + b === "EL") return "edge"
  if (isOpen(a) && isOpen(b)) return "VG".includes(a) || "VG".includes(b) ? "posts" : "edge"
  const withYard = "YW".includes(a) ? b : "YW".includes(b) ? a : ""
  return withYard !== "" && "VHD".includes(withYard) ? "posts" : "wall"
}

function cutDoor(grid: Grid, a: string, b: string) {
  const shared = grid.runs.filter((r) => (r.a === a && r.b === b) || (r.a === b && r.b === a))
  const run = shared.sort((p, q) => q.length - p.length)[0]
  if (!run) return
  const size =
    ("TU".includes(a + b) || "TU".includes(b) || "TU".includes(a) ? 0.75 : "LV.".includes(a) ? 1.1 : 0.9) * grid.metre
  if (run.kind === "wall") run.openings.push(bestDoor(grid, run, size))
  for (const room of grid.rooms) {
    if (room.letter === run.a) room.doors.push(run.upright ? "e" : "s")
    if (room.letter === run.b) room.doors.push(run.upright ? "w" : "n")
  }
}

/**
 * Where a door stands in its wall and which way it hangs: of all ways the first whose leaf meets no other leaf, no wall and
 * least of all the way to another door.
 */
function bestDoor(grid: Grid, run: Run, size: number): Opening {
  // Counters and beds stand at the low end of a wall, so the kitchen's and the bathroom's door keep to the far one.
  const corner = Math.min(grid.metre * 0.25, (run.length - size) / 2)
  // A stair has a way in, and no leaf that one would fall over.
  if (run.a === "R" || run.b === "R") return { from: corner, to: corner + size, door: true }
  const [near, middle, far] = [corner, (run.length - size) / 2, run.length - size - corner]
  const isWet = "KTU".includes(run.a) || "KTU".includes(run.b)
  const places = isWet ? [far, near, middle] : run.length > size * 4 ? [middle, near, far] : [near, far, middle]
  const into = privacy(run.a) > privacy(run.b) ? -1 : 1
  const taken = grid.runs.flatMap(({ openings }) => openings.flatMap(({ swing }) => (swing ? [swing] : [])))
  const ways = places.flatMap((from) =>
    // A leaf opens against the nearer wall.
    (from < run.length / 2 - size / 2 + 1 ? (["from", "to"] as const) : (["to", "from"] as const)).map(
      (hinge): Opening => {
        const opening: Opening = { from, to: from + size, door: true, hinge, into }
        return { ...opening, swing: sweptBy(run, opening) }
      },
    ),
  )
  const meets = ({ swing }: Opening) => taken.reduce((sum, other) => sum + shared(swing!, other), 0)
  return ways.toSorted((p, q) => meets(p) - meets(q))[0]!
}

/** A door opens into the room that is further in: never out of the house, and not into the passage. */
const privacy = (letter: string) => (".VOGYWQ".includes(letter) ? 0 : "HLE".includes(letter) ? 1 : 2)

/** The square that the leaf of a door sweeps a quarter of. */
function sweptBy({ upright, x, y }: Run, { from, to, into = 1 }: Opening): Box {
  const deep = (to - from) * into
  const [low, high] = [Math.min(0, deep), Math.max(0, deep)]
  return upright ? [x + low, y + from, x + high, y + to] : [x + from, y + low, x + to, y + high]
}

function cutWindows({ runs, metre }: Grid) {
  for (const run of runs) {
    const inside = isOpen(run.a) ? run.b : isOpen(run.b) ? run.a : ""
    if (run.kind !== "wall" || !inside || run.openings.length > 0 || run.length < metre * 1.1) continue
    const size = "TUP".includes(inside) ? metre * 0.6 : Math.min(metre * 1.8, run.length * 0.5)
    run.openings.push({ from: (run.length - size) / 2, to: (run.length + size) / 2, door: false })
  }
}
