import type { Material } from "./facts.ts"
import { FINE, type Ink, THIN, type Tint } from "./ink.ts"
import { chain, type Point, poly } from "./path.ts"

/** Metres: x to the right, y up from the floor, z away from the eye. */
export type Spot = readonly [x: number, y: number, z: number]
export type Span = readonly [from: number, to: number]

export interface View {
  ink: Ink
  /** Room size in metres. */
  wide: number
  high: number
  deep: number
  from: Viewpoint
  /** What it is made of, where its project says so. */
  materials?: readonly Material[]
  at(x: number, y: number, z: number): Point
}

/** From its open side; through its door; from above with the near walls taken away; square on to its wall, as it is built. */
export const viewpoints = ["inside", "door", "above", "wall"] as const
export type Viewpoint = (typeof viewpoints)[number]

export function lookAt(ink: Ink, from: Viewpoint, wide: number, high: number, deep: number): View {
  if (from === "above") return fromAbove(ink, wide, high, deep)
  if (from === "wall") return onWall(ink, wide, high, deep)
  return { ...lookInto(ink, wide, high, deep), from }
}

/** Oblique: depth goes up to the right, so that floor, back and left wall are seen. */
function fromAbove(ink: Ink, wide: number, high: number, deep: number): View {
  const [right, up] = [0.5, 0.42]
  const scale = Math.min(500 / (wide + deep * right), 370 / (high + deep * up))
  const left = 320 - ((wide + deep * right) * scale) / 2
  const foot = 240 + ((high + deep * up) * scale) / 2
  const at = (x: number, y: number, z: number): Point => [left + (x + z * right) * scale, foot - (y + z * up) * scale]
  return { ink, wide, high, deep, from: "above", at }
}

function onWall(ink: Ink, wide: number, high: number, deep: number): View {
  const scale = Math.min(470 / wide, 330 / high)
  const [left, foot] = [330 - (wide * scale) / 2, 404]
  return { ink, wide, high, deep, from: "wall", at: (x, y) => [left + x * scale, foot - y * scale] }
}

/** One-point perspective into a room: the eye 1.5 m above the floor, the picture plane at its open side. */
export function lookInto(ink: Ink, wide: number, high: number, deep: number): View {
  const back = 3.4
  const eye = 1.45
  const stand = ink.rng.real(0.38, 0.62) * wide
  const scale = Math.min(400 / wide, 272 / high) * (back + deep)
  const [cx, cy] = [320 + (stand / wide - 0.5) * 260, ink.rng.whole(226, 244)]
  return {
    ink,
    wide,
    high,
    deep,
    from: "inside",
    at: (x, y, z) => [cx + ((x - stand) * scale) / (back + z), cy - ((y - eye) * scale) / (back + z)],
  }
}

export const quad = (view: View, corners: readonly Spot[]) => poly(corners.map((c) => view.at(...c)))
export const path3 = (view: View, spots: readonly Spot[]) => chain(spots.map((c) => view.at(...c)))

/** Flat pieces: one that faces us, one that is seen from its side, one that lies. */
export const facing = (view: View, [x0, x1]: Span, [y0, y1]: Span, z: number) =>
  quad(view, [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ])
export const sideways = (view: View, x: number, [y0, y1]: Span, [z0, z1]: Span) =>
  quad(view, [
    [x, y0, z0],
    [x, y0, z1],
    [x, y1, z1],
    [x, y1, z0],
  ])
export const level = (view: View, [x0, x1]: Span, y: number, [z0, z1]: Span) =>
  quad(view, [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ])

/** A box with the three faces one sees; light comes from the left, so the right face lies in shade. */
export function box(view: View, x: Span, y: Span, z: Span, tint: Tint, weight = THIN) {
  const { ink } = view
  const [[x0, x1], [y0, y1], [z0, z1]] = [x, y, z]
  const [l, r] = [view.at(x0, y0, z0)[0], view.at(x0, y0, z1)[0]]
  const [rl, rr] = [view.at(x1, y0, z0)[0], view.at(x1, y0, z1)[0]]
  if (r < l) ink.solid(tint, sideways(view, x0, y, z), weight)
  if (rr > rl) {
    const side = sideways(view, x1, y, z)
    ink.solid(tint, side, weight)
    ink.wash("shade", side)
  }
  if (view.at(0, y1, z1)[1] < view.at(0, y1, z0)[1]) ink.solid(tint, level(view, x, y1, z), weight)
  ink.solid(tint, facing(view, x, y, z0), weight)
}

/** As long as wished, where there is room, in the middle of its stretch. */
export const inMiddle = (a: number, b: number, wished: number): Span => {
  const half = Math.min(wished, b - a) / 2
  return [(a + b) / 2 - half, (a + b) / 2 + half]
}

/** A soft shadow on the floor, pushed to the right of what stands there. */
export const shadow = (view: View, [x0, x1]: Span, z: Span) =>
  view.ink.wash("shade", level(view, [x0 + 0.05, x1 + 0.3], 0, z))

/** A flat piece facing us at depth z; a thin outline and an inner line make it a frame. */
export const panel = (view: View, x: Span, y: Span, z: number, tint: Tint, weight = THIN) =>
  view.ink.solid(tint, facing(view, x, y, z), weight)

/** Lines on the front of something, at depth z: given as x/y pairs in metres. */
export function lines(
  view: View,
  z: number,
  list: readonly (readonly [number, number, number, number])[],
  weight = FINE,
) {
  view.ink.pen(
    weight,
    list
      .map(([x1, y1, x2, y2]) =>
        path3(view, [
          [x1, y1, z],
          [x2, y2, z],
        ]),
      )
      .join(""),
  )
}
