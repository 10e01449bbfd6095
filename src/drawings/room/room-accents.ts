import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliPath } from "../jaali.ts"
import { arch, circle, ellipse, line, rect, uprights } from "../path.ts"
import { panel, path3, type Span, type View } from "../perspective.ts"

/** Pendants of one kind in a row: cone, dome or paper globe. */
export function pendants(view: View, places: readonly number[], z: number, drop: number) {
  const { ink, high } = view
  ink.note("lamps")
  const tint: Tint = ink.rng.pick(["brass-3", "tile-3", "neem-3", "slate-3", "brass-2"])
  const kind = ink.rng.whole(0, 2)
  for (const x of places) {
    const [px, py] = view.at(x, high - drop, z).map(Math.round) as [number, number]
    const r = Math.round(view.at(x + 0.2, 0, z)[0] - view.at(x, 0, z)[0])
    ink.pen(
      THIN,
      path3(view, [
        [x, high, z],
        [x, high - drop, z],
      ]),
    )
    ink.wash("glow", circle(px, py + r, r * 1.7))
    if (kind === 0) ink.solid(tint, `M${px - 4} ${py}h8l${r - 4} ${r}h-${2 * r}z`)
    else if (kind === 1) ink.solid(tint, `M${px - r} ${py + r}a${r} ${r} 0 0 1 ${2 * r} 0z`)
    else {
      ink.solid("brass-1", circle(px, py + r, r))
      ink.pen(FINE, ellipse(px, py + r, r / 2, r) + ellipse(px, py + r, r, r / 2))
    }
  }
}

export function plant(view: View, x: number, z: number, tall: number) {
  const { ink } = view
  const [px, py] = view.at(x, 0, z).map(Math.round) as [number, number]
  const m = view.at(x + 1, 0, z)[0] - px
  const [pot, height] = [Math.round(m * 0.17), m * tall]
  ink.wash("shade", ellipse(px + pot * 0.8, py, pot * 1.6, pot * 0.4))
  let leaves = ""
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.12 + i * 0.095) + ink.rng.real(-0.06, 0.06)
    const reach = height * ink.rng.real(0.62, 1)
    const [dx, dy] = [Math.round(Math.cos(angle) * reach * 0.62), -Math.round(Math.sin(angle) * reach)]
    const [bx, by] = [Math.round(-dy * 0.14), Math.round(dx * 0.14)]
    leaves += `M${px} ${py - pot}q${Math.round(dx * 0.5) - bx} ${Math.round(dy * 0.6) - by} ${dx} ${dy}q${Math.round(-dx * 0.3) + bx} ${Math.round(-dy * 0.3) + by} ${-dx} ${-dy}`
  }
  ink.solid(ink.rng.pick(["neem-3", "neem-2"]), leaves, FINE)
  ink.solid(
    ink.rng.pick(["tile-3", "brass-3", "sheet", "slate-2", "tile-2"]),
    `M${px - pot} ${py - pot * 2}h${2 * pot}l-${Math.round(pot * 0.3)} ${pot * 2}h-${2 * pot - 2 * Math.round(pot * 0.3)}z`,
  )
}

/** Pictures on the back wall: one large, or a loose group. */
export function pictures(view: View, x: Span, y: number) {
  const { ink, deep } = view
  ink.note("pictures")
  const count = ink.rng.whole(1, 3)
  const gap = (x[1] - x[0]) / count
  for (let i = 0; i < count; i++) {
    const [w, h] = [gap * ink.rng.real(0.5, 0.78), ink.rng.real(0.5, 0.85)]
    const left = x[0] + gap * (i + 0.5) - w / 2
    const bottom = y - h / 2
    panel(view, [left, left + w], [bottom, bottom + h], deep, "sheet", EDGE)
    panel(
      view,
      [left + 0.07, left + w - 0.07],
      [bottom + 0.07, bottom + h - 0.07],
      deep,
      ink.rng.pick(["tile-1", "brass-1", "slate-1", "neem-1"]),
      FINE,
    )
    const [cx, cy] = view.at(left + w / 2, bottom + h / 2, deep)
    const m = view.at(left + w / 2 + 0.15, 0, deep)[0] - cx
    const art = ink.rng.whole(0, 3)
    if (art === 0) ink.wash("tile-3", circle(cx, cy, m * 0.8))
    if (art === 1) ink.wash("neem-3", arch(cx - m, cy - m, m * 2, m * 2.2, "ogee"))
    if (art === 2) ink.pen(THIN, jaaliPath("star", cx - m, cy - m, 1, 1, m * 2, m * 2), "tile-3")
    if (art === 3)
      ink.wash(
        "slate-3",
        `M${Math.round(cx - m)} ${Math.round(cy + m)}l${Math.round(m * 0.8)}-${Math.round(m * 1.5)} ${Math.round(m * 0.5)} ${Math.round(m * 0.7)} ${Math.round(m * 0.4)}-${Math.round(m * 0.4)} ${Math.round(m * 0.6)} ${Math.round(m * 1.2)}z`,
      )
  }
}

/** A window in the back wall, or jaali in its place. */
export function backOpening(view: View, x: Span, y: Span) {
  const { ink, deep } = view
  if (ink.rng.chance(0.75)) return backWindow(view, x, y)
  const [l, top] = view.at(x[0], y[1], deep)
  const [r, bottom] = view.at(x[1], y[0], deep)
  const [w, h] = [r - l, bottom - top]
  ink.solid("brass-1", rect(l, top, w, h), EDGE)
  ink.pen(
    THIN,
    jaaliPath(ink.rng.pick(["star", "diamond", "hex", "petal"]), l, top, 3, Math.max(2, Math.round((3 * h) / w)), w, h),
    "teak-3",
  )
}

/** Flat, round or pointed, with what grows before it: hills of green, or the one tree that it looks at. */
export function backWindow(view: View, x: Span, y: Span, isBehindTree = false) {
  const { ink, deep } = view
  ink.note("window")
  const [l, top] = view.at(x[0], y[1], deep)
  const [r, bottom] = view.at(x[1], y[0], deep)
  const [w, h] = [r - l, bottom - top]
  const chosen = ink.rng.pick(["flat", "round", "ogee"] as const)
  // A round head is as high as the half of its width.
  const head = w > h * 1.2 ? "flat" : chosen
  ink.solid("sheet", arch(l - 6, top - 6, w + 12, h + 6, head), EDGE)
  ink.solid("slate-1", arch(l, top, w, h, head))
  if (isBehindTree) banyan(ink, l, top, w, h)
  else
    ink.wash(
      "neem-2",
      `M${Math.round(l)} ${Math.round(bottom)}v-${Math.round(h * 0.3)}q${Math.round(w * 0.2)}-${Math.round(h * 0.2)} ${Math.round(w * 0.45)}-${Math.round(h * 0.04)}q${Math.round(w * 0.3)}-${Math.round(h * 0.16)} ${Math.round(r) - Math.round(l) - Math.round(w * 0.45)} ${Math.round(h * 0.02)}V${Math.round(bottom)}z`,
    )
  ink.pen(
    THIN,
    uprights(l, top, w, h, Math.max(2, Math.round((x[1] - x[0]) / 0.65))) + line(l, top + h * 0.5, r, top + h * 0.5),
  )
}

/** As near as one sees it from the ground floor: the trunk, a broad crown, roots that hang from it. */
function banyan(ink: Ink, l: number, top: number, w: number, h: number) {
  ink.note("tree")
  const [middle, foot, crown] = [l + w * 0.52, top + h, top + h * 0.42]
  ink.solid(
    "teak-3",
    `M${Math.round(middle - w * 0.1)} ${Math.round(foot)}q${Math.round(w * 0.07)}-${Math.round(h * 0.3)} ${Math.round(w * 0.02)}-${Math.round(h * 0.7)}h${Math.round(w * 0.16)}q-${Math.round(w * 0.04)} ${Math.round(h * 0.4)} ${Math.round(w * 0.05)} ${Math.round(h * 0.7)}z`,
    FINE,
  )
  const hanging = [0.12, 0.24, 0.34, 0.72, 0.82, 0.92].map((t) =>
    line(l + w * t, crown, l + w * t, top + h * ink.rng.real(0.72, 0.98)),
  )
  ink.pen(EDGE, hanging.join(""), "teak-2")
  ink.wash("neem-3", rect(l, top, w, crown - top - h * 0.06) + canopyEdge(l, crown - h * 0.06, w))
}

/** The underside of leaves from side to side. */
const canopyEdge = (l: number, y: number, w: number) => {
  const lobe = Math.round(w / 6)
  return `M${Math.round(l)} ${Math.round(y) - 1}${`q${Math.round(lobe / 2)} ${Math.round(lobe * 0.7)} ${lobe} 0`.repeat(6)}z`
}
