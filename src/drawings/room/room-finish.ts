// What a wall or a floor is finished with, where its project names it.
import type { Material } from "../facts.ts"
import { FINE, THIN, type Tint } from "../ink.ts"
import { circle } from "../path.ts"
import { lines, panel, path3, type Span, type View } from "../perspective.ts"

export const isOf = (view: View, material: Material) => view.materials?.includes(material) ?? false

/** A stretch of the wall behind without a joint: lime, terrazzo, steel, stone; false where it is of something else. */
export function seamless(view: View, x: Span, y: Span): boolean {
  const { ink, deep: d } = view
  const finishes: [Material, Tint][] = [
    ["lime", "brass-1"],
    ["terrazzo", "stone-1"],
    ["steel", "slate-1"],
    ["marble", "sheet"],
    ["basalt", "stone-2"],
  ]
  const finish = finishes.find(([material]) => isOf(view, material))
  if (!finish) return false
  const [material, tint] = finish
  ink.note(material)
  panel(view, x, y, d, tint)
  if (material === "terrazzo") chips(view, 60, () => view.at(ink.rng.real(...x), ink.rng.real(...y), d))
  if (material === "steel")
    lines(
      view,
      d,
      [0.22, 0.26, 0.71].map(
        (t) => [x[0] + (x[1] - x[0]) * t, y[0] + 0.06, x[0] + (x[1] - x[0]) * (t + 0.04), y[1] - 0.06] as const,
      ),
      THIN,
    )
  return true
}

/** Poured in place: chips of stone, and no joint. */
export function pouredFloor(view: View, near: number) {
  view.ink.note("terrazzo")
  chips(view, 90, () => view.at(view.ink.rng.real(0, view.wide), 0, view.ink.rng.real(near, view.deep)))
}

function chips({ ink }: View, count: number, spot: () => readonly [number, number]) {
  for (const tint of ["tile-2", "neem-2", "slate-3"] as const) {
    let d = ""
    for (let i = 0; i < count / 3; i++) d += circle(...spot(), ink.rng.whole(1, 2))
    ink.wash(tint, d)
  }
}

/** Concrete with the marks of its boards. */
export function boardMarks(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  ink.note("concrete")
  panel(view, [0, w], [0, h], d, "stone-2")
  let marks = ""
  for (let y = 0.2; y < h; y += 0.2) {
    const joint = w * ink.rng.real(0.2, 0.8)
    marks +=
      path3(view, [
        [0, y, d],
        [w, y, d],
      ]) +
      path3(view, [
        [joint, y - 0.2, d],
        [joint, y, d],
      ])
  }
  ink.pen(FINE, marks)
}
