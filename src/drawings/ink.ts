import { areaOf, around, type Box, extentOf, touches } from "./extent.ts"
import { capitalHeight, type Lettering, widthOf } from "./lettering.ts"
import { line } from "./path.ts"
import { createRng, type Rng } from "./rng.ts"

/** Hues of Pune: tile, brass, neem, slate, plum, teak, and stone (ink on paper); 1 is a breath, 3 is full. */
export type Hue = "tile" | "brass" | "neem" | "slate" | "plum" | "teak" | "stone"
export type Tint = `${Hue}-${1 | 2 | 3}` | "sheet" | "shade" | "glow" | "line"

/** Line weights: what is cut is heavy, what is only seen is light. */
export const CUT = 4
export const EDGE = 2
export const THIN = 1.2
export const FINE = 0.7

/** Light and shade lie over things and are none. */
const LIGHT = new Set<Tint | undefined>(["shade", "glow"])

/** How many marks back a stroke may look for its like. */
const REACH = 60

export interface Mark {
  d: string
  fill?: Tint
  pen?: Tint
  weight?: number
}

export interface Ink {
  rng: Rng
  marks: Mark[]
  letters: Lettering[]
  /** What letters stand on: it comes and goes with them. */
  grounds: { fill: Tint; d: string }[]
  /** True when the picture is shown small: no lettering, no fine lines. */
  low: boolean
  /** True when it stands on a floor: in a high place it then stands at the foot of it. */
  stands: boolean
  /** True when left and right change places on the sheet; words do not turn round. */
  mirrored: boolean
  /** What is on the sheet, by name, and how often: said where it is drawn. */
  shows: Map<string, number>
  note(name: string): void
  wash(fill: Tint, d: string): void
  pen(weight: number, d: string, pen?: Tint): void
  solid(fill: Tint, d: string, weight?: number): void
  write(text: string, x: number, y: number, size?: number, turned?: boolean): void
  /** Draws what lies behind: it goes on past the edge of the picture, so it does not count for the frame. */
  behind(draw: () => void): void
  /** What must be seen whole wherever the picture stands: the box around everything drawn that does not lie behind. */
  frame(): Box
  /** The boxes of what lies here, of things no larger than `largest`: floors, shade and washes of colour are in nobody's way. */
  things(here: Box, largest: number): Box[]
  /** A line by hand: a little past its corners, a little bowed. */
  sketch(x1: number, y1: number, x2: number, y2: number): string
}

export function createInk(seed: string, low = false): Ink {
  const rng = createRng(seed)
  const marks: Mark[] = []
  const boxes: Box[][] = []
  const hulls: Box[] = []
  let isBehind = false
  let frame: Box | undefined
  const see = (box: Box) => {
    if (!isBehind) frame = frame ? around(frame, box) : box
  }

  /** One path per style wherever nothing in between would be painted in another order: a third of the bytes. */
  const put = (mark: Mark) => {
    if (!mark.d) return
    const box = extentOf(mark.d)
    see(box)
    const outlined = mark.fill && mark.weight
    for (let i = marks.length - 1; i >= 0 && i > marks.length - REACH; i--) {
      const earlier = marks[i]!
      const same = earlier.fill === mark.fill && earlier.pen === mark.pen && earlier.weight === mark.weight
      const covered = touches(hulls[i]!, box, -1) && boxes[i]!.some((other) => touches(other, box, -1))
      if (same && !(outlined && covered)) {
        earlier.d += mark.d
        boxes[i]!.push(box)
        hulls[i] = around(hulls[i]!, box)
        return
      }
      if (covered) break
    }
    marks.push(mark)
    boxes.push([box])
    hulls.push(box)
  }

  return {
    rng,
    marks,
    letters: [],
    grounds: [],
    low,
    stands: false,
    mirrored: false,
    shows: new Map(),
    note(name) {
      this.shows.set(name, (this.shows.get(name) ?? 0) + 1)
    },
    wash: (fill, d) => put({ d, fill }),
    pen: (weight, d, pen) => {
      if (!low || weight > FINE) put({ d, weight, pen })
    },
    solid: (fill, d, weight = THIN) => put({ d, fill, weight }),
    write(text, x, y, size = 12, turned = false) {
      if (low || !text) return
      const [half, high] = [widthOf(text, size) / 2, capitalHeight(size)]
      see(turned ? [x - high, y - half, x, y + half] : [x - half, y - high, x + half, y])
      this.letters.push({ text, x: Math.round(x), y: Math.round(y), size, turned })
    },
    behind(draw) {
      const before = isBehind
      isBehind = true
      draw()
      isBehind = before
    },
    frame: () => frame ?? [0, 0, 0, 0],
    things: (here, largest) =>
      boxes
        .filter((_, i) => !LIGHT.has(marks[i]!.fill) && touches(hulls[i]!, here, 1))
        .flat()
        .filter((thing) => areaOf(thing) <= largest && touches(thing, here, 1)),
    sketch(x1, y1, x2, y2) {
      const length = Math.hypot(x2 - x1, y2 - y1)
      if (length < 40) return line(x1, y1, x2, y2)
      const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
      const [past, before] = [rng.real(2, 6), rng.real(1, 5)]
      const bow = rng.real(-1.6, 1.6)
      const [sx, sy] = [Math.round(x1 - ux * before), Math.round(y1 - uy * before)]
      const [dx, dy] = [Math.round(x2 + ux * past) - sx, Math.round(y2 + uy * past) - sy]
      return `M${sx} ${sy}q${Math.round(dx / 2 - uy * bow)} ${Math.round(dy / 2 + ux * bow)} ${dx} ${dy}`
    },
  }
}
