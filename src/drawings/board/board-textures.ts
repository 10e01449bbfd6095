import type { Material } from "../facts.ts"
import { FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliPath } from "../jaali.ts"
import { circle, courses, line, poly, rect, uprights } from "../path.ts"

type Texture = (ink: Ink, x: number, y: number, w: number, h: number) => void

const ground =
  (tint: Tint, over: Texture): Texture =>
  (ink, x, y, w, h) => {
    ink.wash(tint, rect(x, y, w, h))
    over(ink, x, y, w, h)
  }

const grain: Texture = (ink, x, y, w, h) => {
  let d = ""
  for (let at = y + 8; at < y + h - 4; at += ink.rng.whole(9, 15)) {
    const bow = ink.rng.whole(-5, 5)
    d += `M${Math.round(x)} ${Math.round(at)}q${Math.round(w / 4)} ${bow} ${Math.round(w / 2)} 0t${Math.round(w) - Math.round(w / 2)} 0`
  }
  ink.pen(THIN, d, "teak-3")
}

const culms: Texture = (ink, x, y, w, h) => {
  const count = Math.max(3, Math.round(w / 22))
  ink.pen(THIN, uprights(x, y, w, h, count))
  let nodes = ""
  for (let i = 0; i < count; i++)
    for (let at = y + ink.rng.whole(16, 50); at < y + h; at += 52)
      nodes += line(x + (w * i) / count, at, x + (w * (i + 1)) / count, at)
  ink.pen(3, nodes, "brass-3")
}

const weave: Texture = (ink, x, y, w, h) =>
  ink.pen(
    THIN,
    jaaliPath("lattice", x, y, Math.max(4, Math.round(w / 20)), Math.max(4, Math.round(h / 20)), w, h),
    "brass-3",
  )

const cloth: Texture = (ink, x, y, w, h) => {
  ink.pen(THIN, uprights(x, y, w, h, Math.round(w / 9)), "stone-2")
  ink.pen(THIN, courses(x, y, w, h, Math.round(h / 18)), "tile-2")
}

/** Grains of these colours, strewn. */
const chips =
  (tints: readonly [Tint, ...Tint[]], size: number, each: number): Texture =>
  (ink, x, y, w, h) => {
    const by = new Map<Tint, string>()
    for (let top = y + size; top < y + h - size; top += each)
      for (let left = x + size; left < x + w - size; left += each) {
        const [cx, cy, r] = [left + ink.rng.whole(-6, 6), top + ink.rng.whole(-5, 5), size * ink.rng.real(0.4, 1)]
        const tint = ink.rng.pick(tints)
        by.set(
          tint,
          (by.get(tint) ?? "") +
            poly([
              [cx - r, cy],
              [cx, cy - r * 0.8],
              [cx + r * 1.2, cy - 1],
              [cx + r * 0.3, cy + r],
            ]),
        )
      }
    for (const [tint, d] of by) ink.wash(tint, d)
  }

const veins: Texture = (ink, x, y, w, h) => {
  let d = ""
  for (let at = 0.1; at < 0.95; at += 0.28)
    d += `M${Math.round(x)} ${Math.round(y + h * at)}l${Math.round(w * 0.3)} ${ink.rng.whole(6, 24)} ${Math.round(w * 0.25)}-${ink.rng.whole(4, 14)} ${Math.round(w) - Math.round(w * 0.3) - Math.round(w * 0.25)} ${ink.rng.whole(4, 20)}`
  ink.pen(THIN, d, "stone-2")
}

/** Strokes of the trowel or the brush. */
const trowelled =
  (tint: Tint): Texture =>
  (ink, x, y, w, h) => {
    let d = ""
    for (let i = 0; i < Math.round((w * h) / 1500); i++) {
      const [px, py] = [x + ink.rng.real(0.05, 0.7) * w, y + ink.rng.real(0.08, 0.94) * h]
      d += `M${Math.round(px)} ${Math.round(py)}q${Math.round(w * 0.1)}-${ink.rng.whole(3, 12)} ${Math.round(w * 0.22)} ${ink.rng.whole(-4, 4)}`
    }
    ink.pen(3, d, tint)
  }

const bonded =
  (high: number): Texture =>
  (ink, x, y, w, h) => {
    const rows = Math.max(3, Math.round(h / high))
    const long = high * 2.3
    let joints = courses(x, y, w, h, rows)
    for (let row = 0; row < rows; row++)
      for (let at = x + (row % 2 ? long / 2 : long); at < x + w - 4; at += long)
        joints += line(at, y + (h * row) / rows, at, y + (h * (row + 1)) / rows)
    ink.pen(THIN, joints, "sheet")
  }

const shuttered: Texture = (ink, x, y, w, h) => {
  ink.pen(THIN, courses(x, y, w, h, Math.max(3, Math.round(h / 42))))
  ink.wash("stone-3", [0.2, 0.5, 0.8].flatMap((t) => [0.25, 0.75].map((s) => circle(x + w * t, y + h * s, 3))).join(""))
}

/** Light falls across it. */
const sheen =
  (tint: Tint): Texture =>
  (ink, x, y, w, h) => {
    for (const [from, wide] of [
      [0.16, 0.12],
      [0.36, 0.04],
      [0.66, 0.18],
    ] as const)
      ink.wash(
        tint,
        poly([
          [x + w * from, y],
          [x + w * (from + wide), y],
          [x + w * Math.max(0, from + wide - 0.14), y + h],
          [x + w * Math.max(0, from - 0.14), y + h],
        ]),
      )
    ink.pen(FINE, line(x, y + h * 0.5, x + w, y + h * 0.5))
  }

const textures: Record<Material, Texture> = {
  teak: ground("teak-2", grain),
  bamboo: ground("brass-2", culms),
  cane: ground("brass-1", weave),
  cotton: ground("sheet", cloth),
  basalt: ground("stone-3", chips(["stone-2", "slate-3"], 3, 15)),
  marble: ground("stone-1", veins),
  terrazzo: ground("stone-1", chips(["tile-3", "neem-3", "slate-3", "brass-3", "stone-3"], 7, 21)),
  oxide: ground("tile-3", trowelled("tile-2")),
  lime: ground("brass-1", trowelled("sheet")),
  brick: ground("tile-2", bonded(18)),
  terracotta: ground("tile-2", bonded(34)),
  concrete: ground("stone-2", shuttered),
  steel: ground("slate-2", sheen("slate-1")),
  brass: ground("brass-3", sheen("brass-2")),
  glass: ground("slate-1", sheen("sheet")),
}

export const materialTexture = (ink: Ink, material: Material, x: number, y: number, w: number, h: number) =>
  textures[material](ink, x, y, w, h)
