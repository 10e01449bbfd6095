import { EDGE, FINE, type Ink, THIN, type Tint } from "../ink.ts"
import { jaaliPath } from "../jaali.ts"
import { poly, rect, uprights } from "../path.ts"
import { figure, tree } from "../plan/planting.ts"
import { GROUND, ground, setting } from "../site.ts"
import { door, railing, type Size, stonework, storeyOf, tall, unitsOf } from "./facade-parts.ts"

/** A house of today: two or three sliding volumes, one of stone, one screened by jaali or timber, one of glass. */
export function modern(ink: Ink, size: Size = {}) {
  const { rng } = ink
  const { storeys = 2 } = size
  const free = rng.whole(350, 420)
  const w = unitsOf(size, 270, 430) ?? free
  const x = rng.whole(110, Math.max(110, 530 - w))
  const [freeLow, freeHigh] = storeys > 2 ? [88, 92] : [rng.whole(98, 112), rng.whole(100, 116)]
  const low = storeyOf(size, w, 3.2, 80, storeys > 2 ? 88 : 112) ?? freeLow
  const high = storeyOf(size, w, 3.3, 84, storeys > 2 ? 92 : 116) ?? freeHigh
  const floor = GROUND - 12
  const deck = floor - low
  const flip = rng.chance(0.5)
  const at = (from: number, span: number) => (flip ? x + w - from - span : x + from)
  const tower = w * rng.real(0.24, 0.32)
  const over = rng.whole(20, 44)
  const wall: Tint = rng.pick(["sheet", "brass-1", "stone-1", "tile-1"])
  setting(ink, x - 24, x + w + 24)

  ink.solid("stone-1", rect(x - 10, floor, w + 20, GROUND - floor), EDGE)
  ink.note("storey")
  glazing(ink, at(tower, w - tower), deck, w - tower, low)
  door(ink, at(tower + 26, 36), floor - 66, 36, 66, "flat", rng.pick(["teak-3", "tile-3", "neem-3"]))
  const upperFrom = tower * 0.55
  const upper = w - upperFrom + over
  const ux = at(upperFrom, upper)
  const roof = deck - high * (storeys - 1)
  for (let storey = 1; storey < Math.min(storeys, 3); storey++) {
    const inset = storey === 2 ? Math.round(w * 0.22) : 0
    upperStorey(ink, ux + (flip ? 0 : inset), deck - high * (storey - 1), upper - inset, high, wall)
  }
  if (storeys === 1) ink.solid("stone-1", rect(ux - 8, deck - 9, upper + 16, 9), EDGE)

  const tx = at(0, tower)
  const top = (storeys === 1 ? deck : deck - high) - rng.whole(-30, 34)
  stonework(ink, tx, top, tower, floor - top, rng.pick(["stone-2", "tile-2", "teak-1", "slate-1"]))
  ink.solid("slate-3", rect(tx + tower * 0.4, top + 26, 14, floor - top - 60), EDGE)
  ink.wash("shade", rect(tx + tower - 9, top, 9, floor - top))
  if (storeys < 3 && rng.chance(0.5)) pergola(ink, at(w * 0.55, w * 0.38), roof - 9, w * 0.38)
  if (rng.chance(0.7)) tree(ink, at(w * rng.real(0.02, 0.96), 0), GROUND, rng.whole(90, 150), "neem-3")
  const place = at(tower + rng.whole(70, 150), 0)
  if (!size.isBehindWall)
    figure(ink, place, GROUND, tall(low, 3.2), rng.pick(["plum-3", "tile-3", "slate-3", "brass-3"]))
  ground(ink, x, x + w, Math.min(top, roof), (w / low) * 3.2)
}

/** It reaches out over what is below. */
function upperStorey(ink: Ink, x: number, deck: number, w: number, high: number, wall: Tint) {
  ink.note("storey")
  ink.wash(
    "shade",
    poly([
      [x + 6, deck],
      [x + w, deck],
      [x + w - 8, deck + 24],
      [x + 24, deck + 24],
    ]),
  )
  ink.solid(wall, rect(x, deck - high, w, high), EDGE)
  ink.solid("stone-1", rect(x - 8, deck - high - 9, w + 16, 9) + rect(x - 4, deck - 5, w + 8, 8), EDGE)
  volume(ink, x + 16, deck - high + 14, w - 32, high - 32)
}

function glazing(ink: Ink, x: number, y: number, w: number, h: number) {
  ink.solid("slate-2", rect(x, y, w, h), EDGE)
  ink.wash(
    "slate-1",
    poly([
      [x + w * 0.3, y],
      [x + w * 0.44, y],
      [x + w * 0.3, y + h],
      [x + w * 0.16, y + h],
    ]) +
      poly([
        [x + w * 0.7, y],
        [x + w * 0.75, y],
        [x + w * 0.61, y + h],
        [x + w * 0.56, y + h],
      ]),
  )
  ink.pen(THIN, uprights(x, y, w, h, ink.rng.whole(4, 7)))
}

function volume(ink: Ink, x: number, y: number, w: number, h: number) {
  const { rng } = ink
  const cut = w * rng.real(0.38, 0.6)
  const screen = rng.whole(0, 2)
  glazing(ink, x + cut, y, w - cut, h)
  railing(ink, x + cut, y + h - 24, w - cut, 24, rng.pick(["bars", "glass", "jaali"] as const))
  if (screen === 0) {
    ink.solid("teak-2", rect(x, y, cut, h), EDGE)
    ink.pen(FINE, uprights(x, y, cut, h, Math.round(cut / 6)))
  } else {
    ink.solid(screen === 1 ? "tile-2" : "brass-2", rect(x, y, cut, h), EDGE)
    ink.pen(
      FINE,
      jaaliPath(
        rng.pick(["star", "diamond", "hex", "scale"]),
        x,
        y,
        Math.max(3, Math.round(cut / 22)),
        Math.round(h / 22),
        cut,
        h,
      ),
    )
  }
}

function pergola(ink: Ink, x: number, y: number, w: number) {
  ink.pen(EDGE, uprights(x, y - 34, w, 34, 4))
  ink.solid("teak-2", rect(x - 8, y - 40, w + 16, 6))
  ink.wash("neem-2", `M${Math.round(x)} ${Math.round(y - 40)}${"q8-14 16 0".repeat(Math.round(w / 22))}z`)
}
