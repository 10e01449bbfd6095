// In how many ways a thing can be drawn, and how pictures that are seen together are kept from being drawn the same way.

import { fnv1aHash } from "../platform/hash.ts"
import type { DrawingKind } from "./drawing-kinds.ts"
import { type DrawnAs, type Facts, factsOf, isEnough, particular, pieceOf } from "./facts.ts"

const ways: Record<Exclude<DrawingKind, "plan">, number> = {
  ...{ room: 4, elevation: 2, section: 2, detail: 1, board: 3, fragment: 8 },
}
/** The layouts there are for plans of a kind. */
export const planVariants = {
  court: 2,
  "row-house": 2,
  "small-house": 2,
  "large-house": 2,
  one: 2,
  two: 3,
  three: 3,
  ward: 1,
  school: 1,
}
export type PlanGroup = keyof typeof planVariants

/** The ways there are; each of them can be drawn from left to right or from right to left, but samples and fragments. */
function waysOf(facts: Facts) {
  if (facts.drawing === "plan") return planVariants[planGroupOf(facts)]
  // A shop stands on the street, without a garden wall.
  if (facts.drawing === "elevation" && facts.building === "shop") return 1
  // A carpet that is named is not seen square on to the wall, the last of the viewpoints.
  return facts.drawing === "room" && facts.features.includes("carpet") ? ways.room - 1 : ways[facts.drawing]
}
const canTurn = ({ drawing }: Facts) => drawing !== "board" && drawing !== "fragment"
export const variantsOf = (facts: Facts) => waysOf(facts) * (canTurn(facts) ? 2 : 1)

/** What a variant means: its way, and whether left and right change places. */
export function wayOf(facts: Facts, seed: string): { way: number; isMirrored: boolean } {
  const [variant, count] = [variantOf(facts, seed), waysOf(facts)]
  return { way: variant % count, isMirrored: variant >= count }
}

/** Square feet of one storey; a flat's are its own. */
export const floorOf = ({ sqft = 1_000, storeys = 1, building }: Facts) => (building === "flat" ? sqft : sqft / storeys)

/** Flats by their bedrooms, which follow from the square feet. */
export function planGroupOf(facts: Facts): PlanGroup {
  const { building, features } = facts
  const sqft = floorOf(facts)
  if (building === "wada" || features.includes("court") || features.includes("pool")) return "court"
  if (building === "row-house") return building
  if (building === "nursing-home") return "ward"
  if (building === "school") return building
  if (building !== "flat") return sqft < 1_300 ? "small-house" : "large-house"
  return sqft < 520 ? "one" : sqft < 1_000 ? "two" : "three"
}

export const variantOf = (facts: Facts, seed: string) => (facts.view ?? fnv1aHash(seed)) % variantsOf(facts)

/** What two drawings have in common that look alike but for their colours and proportions. */
export function templateOf(facts: Facts, seed: string): string {
  const { drawing, building, storeys, room } = facts
  const way = variantOf(facts, seed)
  if (drawing === "room") return [drawing, room, way].join()
  if (drawing === "detail") return [drawing, pieceOf(facts)].join()
  if (drawing === "plan") return [drawing, planGroupOf(facts), way].join()
  return [drawing, ...(drawing === "elevation" || drawing === "section" ? [building, storeys] : []), way].join()
}

interface Pictured {
  kind: string
  seed: string
  /** A photograph, shown instead. */
  photo?: string | undefined
}

/**
 * The same pictures in the same order, no two from one template: who comes second is drawn another way, true to its own
 * facts. Where all ways are taken it is a fragment of a plan; where those are, its first way again.
 */
export function apart<T extends Pictured>(pictures: readonly T[]): T[] {
  const taken = new Set<string>()
  return pictures.map((picture) => {
    const said = picture.photo === undefined ? factsOf(picture.kind) : undefined
    if (!said) return picture
    const { seed } = picture
    const choices = choicesOf(particular(said, seed), seed)
    const free = choices.findIndex((choice) => !taken.has(templateOf(choice, seed)))
    const chosen = choices[Math.max(free, 0)]!
    taken.add(templateOf(chosen, seed))
    return free < 1 ? picture : { ...picture, kind: pathFor(chosen) }
  })
}

/** Its own way, its drawing's other ways; of a façade or a section other drawings of the building; fragments. */
function choicesOf(facts: Facts, seed: string): Facts[] {
  // What shows an interior does not turn into a façade: that would be of another trade.
  const isOutside = facts.drawing === "elevation" || facts.drawing === "section"
  const others = isOutside ? (["elevation", "section", "plan"] as const).filter((one) => one !== facts.drawing) : []
  const drawable = others.map((drawing): Facts => ({ ...facts, drawing })).filter(isEnough)
  const all = [facts, ...drawable, { ...facts, drawing: "fragment" as const }]
  return all.flatMap((one) => {
    const [first, count] = [variantOf(one, seed), variantsOf(one)]
    return Array.from({ length: count }, (_, step): Facts => ({ ...one, view: (first + step) % count }))
  })
}

function pathFor({ drawing, building, storeys, room, sqft, features, materials, view }: Facts): DrawnAs {
  const texts = [building, storeys && `${storeys}f`, room, sqft, ...features, ...materials, `v${view}`]
  return `${drawing}.${texts.filter(Boolean).join(".")}`
}
