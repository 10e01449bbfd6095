import { apartments } from "./elevation-flats.ts"
import { bungalow } from "./elevation-house.ts"
import { modern } from "./elevation-modern.ts"
import { rowHouses } from "./elevation-row.ts"
import { shop } from "./elevation-shop.ts"
import type { Size } from "./elevation-size.ts"
import { wada } from "./elevation-town.ts"
import type { Building, Facts } from "./facts.ts"
import { EDGE, type Ink, THIN } from "./ink.ts"
import { line, rect, uprights } from "./path.ts"
import { shrubs } from "./planting.ts"
import { GROUND } from "./site.ts"

const houses: Partial<Record<Building, (ink: Ink, size: Size) => void>> = {
  ...{ flat: apartments, "row-house": rowHouses, house: modern, bungalow, wada, shop },
}

/** A façade with the storeys and about the width that its project has; the second way from over its garden wall. */
export function drawElevation(ink: Ink, { building = "house", storeys, sqft }: Facts, way: number) {
  houses[building]?.(ink, { storeys, sqft })
  if (way % 2 === 1) gardenWall(ink)
}

/** In front of the house, its gate open in the middle. */
function gardenWall(ink: Ink) {
  const { rng } = ink
  const [left, right, foot] = [-500, 1140, GROUND + 40]
  const gate = rng.whole(250, 390)
  ink.behind(() => {
    ink.wash("stone-2", rect(left, GROUND + 2, right - left, 200))
    for (const [from, to] of [
      [left, gate - 58],
      [gate + 58, right],
    ] as const) {
      shrubs(ink, Math.max(from, -60), Math.min(to, 700), foot - 62)
      ink.solid("stone-1", rect(from, foot - 62, to - from, 62), EDGE)
      ink.solid("tile-2", rect(from - 4, foot - 72, to - from + 8, 11), EDGE)
    }
  })
  for (const at of [gate - 70, gate + 54]) {
    ink.solid("stone-2", rect(at, foot - 98, 16, 98), EDGE)
    ink.solid("tile-3", rect(at - 5, foot - 106, 26, 9), EDGE)
  }
  for (const [from, to] of [
    [gate - 54, gate - 22],
    [gate + 22, gate + 54],
  ] as const)
    ink.pen(
      EDGE,
      uprights(from, foot - 82, to - from, 78, 5) +
        line(from, foot - 82, to, foot - 82) +
        line(from, foot - 14, to, foot - 14),
    )
  ink.pen(THIN, line(gate - 50, foot, gate + 50, foot))
}
