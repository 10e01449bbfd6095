// What a drawing shows is said by its address: the fields of a project as words between dots, "room.kitchen.96.island". So
// a picture can be kept for long, and what it shows and what is written beside it come from the same row.
import { type DrawingKind, drawingKinds } from "./drawing-kinds.ts"
import { createRng } from "./rng.ts"

export const buildings = [
  "flat",
  "row-house",
  "house",
  "bungalow",
  "wada",
  "shop",
  "godown",
  "nursing-home",
  "school",
] as const
export const roomNames = [
  ...(["living", "kitchen", "bedroom", "study", "dining", "puja", "bathroom", "balcony", "lab", "waiting"] as const),
] as const
/** What a detail shows at large scale. */
export const pieces = [
  ...(["wardrobe", "cabinet", "bookshelf", "shelves", "counter", "door", "screen", "window-seat"] as const),
  ...(["stair", "lantern", "column", "masonry", "chajja", "ramp", "joint", "bracket", "chair", "machan"] as const),
  ...(["hooks", "niche", "boat", "toilet", "boundary", "survey"] as const),
] as const
/** What else can stand in a room, or mark a plan or a section. */
const furniture = [
  ...(["sofa", "floor-seating", "swing", "bed", "bunks", "desks", "table", "round-table", "island", "tub"] as const),
  ...([
    "lamp",
    "lamps",
    "pictures",
    "mirror",
    "sliding-panel",
    "window",
    "curtains",
    "carpet",
    "post",
    "beam",
  ] as const),
] as const
const grounds = ["court", "pool", "tree", "slope", "trusses", "terrace", "lift", "open-kitchen"] as const
export const features = [...pieces, ...furniture, ...grounds] as const
export const materials = [
  ...(["teak", "bamboo", "cane", "cotton", "basalt", "marble", "terrazzo", "oxide", "lime", "brick"] as const),
  ...(["terracotta", "concrete", "steel", "brass", "glass"] as const),
] as const

export type Building = (typeof buildings)[number]
export type RoomName = (typeof roomNames)[number]
export type Piece = (typeof pieces)[number]
export type Feature = (typeof features)[number]
export type Material = (typeof materials)[number]

export interface Facts {
  drawing: DrawingKind
  building?: Building | undefined
  storeys?: number | undefined
  room?: RoomName | undefined
  sqft?: number | undefined
  features: Feature[]
  materials: Material[]
  /** Which of the ways to draw it; the seed chooses where nobody does. */
  view?: number | undefined
}

/** The part of an address that says what is drawn. */
export type DrawnAs = `${DrawingKind}${string}`

const within =
  <T extends string>(names: readonly T[]) =>
  (word: string): word is T =>
    (names as readonly string[]).includes(word)
const [isDrawing, isBuilding, isRoom] = [within(drawingKinds), within(buildings), within(roomNames)]
const [isFeature, isMaterial] = [within(features), within(materials)]

/** Undefined where a word is none of ours. */
export function factsOf(drawnAs: string): Facts | undefined {
  const [drawing = "", ...texts] = drawnAs.split(".")
  if (!isDrawing(drawing)) return undefined
  const facts: Facts = { drawing, features: [], materials: [] }
  for (const word of texts) {
    if (isBuilding(word)) facts.building = word
    else if (isRoom(word)) facts.room = word
    else if (isFeature(word)) facts.features.push(word)
    else if (isMaterial(word)) facts.materials.push(word)
    else if (/^\d{1,7}$/.test(word)) facts.sqft = Number(word)
    else if (/^\d{1,2}f$/.test(word)) facts.storeys = Number.parseInt(word, 10)
    else if (/^v\d$/.test(word)) facts.view = Number(word.slice(1))
    else return undefined
  }
  return isEnough(facts) ? facts : { ...facts, drawing: "fragment" }
}

/** A bare family stands for no project: whatever it shows is as good as another. */
const isBare = ({ building, storeys, room, sqft, features, materials }: Facts) =>
  !(building || storeys || room || sqft) && features.length + materials.length === 0

/** The first thing named is what a detail is of. */
export const pieceOf = ({ features }: Facts): Piece | undefined => features.find(within(pieces))

/** Whether what is asked for can be drawn from what is said. */
export function isEnough(facts: Facts): boolean {
  const { drawing, building, storeys, room, sqft, features, materials } = facts
  if (isBare(facts)) return true
  if (drawing === "room") return room !== undefined && (sqft ?? SMALLEST) >= SMALLEST
  if (drawing === "elevation") return building !== undefined && (storeys ?? 1) <= (highest[building] ?? 0)
  if (drawing === "plan") return building !== undefined && hasPlan(building) && sqft !== undefined && sqft <= LARGEST
  if (drawing === "section" && features.includes("slope")) return storeys !== undefined && storeys >= 2 && storeys <= 5
  if (drawing === "section") return storeys !== undefined && storeys <= HIGHEST_CUT
  if (drawing === "detail") return pieceOf(facts) !== undefined
  return drawing === "fragment" || materials.length > 0
}

const hasPlan = (building: Building) => building !== "shop" && building !== "godown"

/** Storeys that can be told apart on a sheet, of what has a façade; nothing is drawn lower than it is. */
const highest: Partial<Record<Building, number>> = { flat: 9, "row-house": 3, house: 3, bungalow: 2, wada: 3, shop: 3 }
const HIGHEST_CUT = 6

/** Square feet: no furniture of ours goes into less, and what is drawn would be twice as wide as it is. */
const SMALLEST = 30

/** Square feet: beyond it a plan would be of a building with many homes. */
const LARGEST = 9_000

/** A bare family made particular: the seed chooses. */
export function particular(facts: Facts, seed: string): Facts {
  if (!isBare(facts) || facts.drawing === "fragment") return facts
  const rng = createRng(`bare ${seed}`)
  const { drawing, view } = facts
  const some: Facts = { drawing, view, features: [], materials: [] }
  if (drawing === "room") return { ...some, room: rng.pick(bareRooms) }
  if (drawing === "detail") return { ...some, features: [rng.pick(["cabinet", "door", "chair", "bookshelf"])] }
  if (drawing === "board") return { ...some, materials: ["teak", "lime", "basalt", "brass"] }
  const building = rng.pick(["house", "bungalow", "wada", "row-house", "flat"] as const)
  const storeys = building === "flat" ? rng.whole(4, 6) : rng.whole(1, highest[building]!)
  return { ...some, building, storeys, sqft: rng.whole(900, 2600) }
}

const bareRooms = ["living", "kitchen", "bedroom", "study", "dining", "puja"] as const
