import { EDGE, FINE } from "../ink.ts"
import { circle, ellipse } from "../path.ts"
import { box, lines, panel, path3, type View } from "../perspective.ts"
import { CLOTHS } from "./room-pieces.ts"

/** Open shelves with books and pots. */
export function shelf(view: View, from: number, to: number) {
  const { ink, high: h, deep: d } = view
  ink.note("bookshelf")
  const levels = ink.rng.whole(3, 5)
  const top = h - 0.5
  panel(view, [from, to], [0.1, top], d, "teak-1", EDGE)
  for (let i = 0; i < levels; i++) {
    const y = 0.1 + ((top - 0.1) * i) / levels
    const room = (top - 0.1) / levels
    for (let x = from + 0.08; x < to - 0.12; ) {
      const thick = ink.rng.real(0.05, 0.11)
      if (ink.rng.chance(0.7))
        panel(view, [x, x + thick], [y, y + room * ink.rng.real(0.5, 0.82)], d, ink.rng.pick(CLOTHS), FINE)
      x += thick + (ink.rng.chance(0.2) ? 0.2 : 0)
    }
  }
  lines(
    view,
    d,
    Array.from(
      { length: levels },
      (_, i) => [from, 0.1 + ((top - 0.1) * i) / levels, to, 0.1 + ((top - 0.1) * i) / levels] as const,
    ),
    EDGE,
  )
}

/** Something small and round that stands on a surface: a vase, a brass lota, fruit. */
export function vase(view: View, x: number, y: number, z: number) {
  const { ink } = view
  const [px, py] = view.at(x, y, z).map(Math.round) as [number, number]
  const r = Math.round((view.at(x + 0.09, 0, z)[0] - view.at(x, 0, z)[0]) * ink.rng.real(0.8, 1.3))
  if (ink.rng.chance(0.5))
    ink.solid(
      "neem-2",
      `M${px} ${py - 2 * r}q-${r * 2}-${r} -${r}-${r * 3}q${r * 2} 0 ${r} ${r * 3}q0-${r * 2} ${r * 2}-${r * 3}q0 ${r * 2}-${r * 2} ${r * 3}z`,
      FINE,
    )
  ink.solid(
    ink.rng.pick(["brass-3", "tile-3", "sheet", "slate-3", "brass-2"]),
    `M${px - Math.round(r / 2)} ${py - 2 * r}h${2 * Math.round(r / 2)}q${r} ${r} 0 ${2 * r}h-${2 * Math.round(r / 2)}q-${r}-${r} 0-${2 * r}z`,
  )
}

export function diya(view: View, x: number, z: number) {
  const { ink } = view
  const [px, py] = view.at(x, 0.5, z).map(Math.round) as [number, number]
  const m = Math.round(view.at(x + 0.1, 0, z)[0] - px)
  ink.wash("glow", circle(px, py - m * 5, m * 3))
  ink.solid(
    "brass-3",
    `M${px - m} ${py}q${m}-${m} ${Math.round(m * 0.7)}-${m * 4}h${Math.round(m * 0.6)}q0 ${m * 3} ${Math.round(m * 0.7)} ${m * 4}z`,
  )
  ink.solid("brass-2", ellipse(px, py - m * 4, m, m * 0.4))
  ink.wash("tile-3", `M${px} ${py - m * 6}q${m} ${m} 0 ${m * 2}q-${m}-${m} 0-${m * 2}z`)
}

export function fan(view: View) {
  const { ink, wide: w, high: h, deep: d } = view
  // From above one looks in where the ceiling was.
  if (view.from === "above") return
  const [x, y] = view.at(w / 2, h - 0.4, d * 0.5).map(Math.round) as [number, number]
  ink.pen(
    EDGE,
    path3(view, [
      [w / 2, h, d * 0.5],
      [w / 2, h - 0.4, d * 0.5],
    ]),
  )
  ink.solid("stone-1", `M${x} ${y}l70-9 4 6zM${x} ${y}l-66-12-6 5zM${x} ${y}l-14 15 10 2z`)
  ink.solid("brass-3", ellipse(x, y, 9, 5))
}

/** The chimney over the hob. */
export function hood(view: View, x: number) {
  const { high, deep } = view
  box(view, [x - 0.16, x + 0.16], [1.8, high - 0.3], [deep - 0.3, deep], "stone-2")
  box(view, [x - 0.4, x + 0.4], [1.62, 1.8], [deep - 0.45, deep], "stone-1")
}

/** On a counter that ends at `front`: two burners behind, two before, a pot on one of them, knobs below. */
export function hob(view: View, x: number, front: number) {
  const { ink } = view
  ink.note("hob")
  const [top, near, far] = [0.97, front + 0.08, front + 0.52]
  box(view, [x - 0.34, x + 0.34], [0.92, top], [near, far], "slate-3", EDGE)
  for (const [dx, z] of [
    [-0.17, far - 0.1],
    [0.17, far - 0.1],
    [-0.17, near + 0.1],
    [0.17, near + 0.1],
  ] as const)
    lines(view, z, [[x + dx - 0.1, top + 0.025, x + dx + 0.1, top + 0.025]], EDGE)
  const pot = x + ink.rng.pick([-0.17, 0.17])
  box(
    view,
    [pot - 0.13, pot + 0.13],
    [top + 0.03, top + 0.2],
    [far - 0.2, far - 0.02],
    ink.rng.pick(["stone-1", "brass-3", "tile-3"]),
  )
  lines(
    view,
    far - 0.2,
    [
      [pot - 0.15, top + 0.2, pot + 0.15, top + 0.2],
      [pot - 0.03, top + 0.24, pot + 0.03, top + 0.24],
    ],
    EDGE,
  )
  for (const dx of [-0.2, -0.07, 0.07, 0.2]) {
    const [px, py] = view.at(x + dx, 0.8, front)
    ink.solid("sheet", circle(px, py, 3))
  }
}
