import { type DrawingKind, drawingKinds } from "./drawing-kinds.ts"

/** What a kind of drawing can show in particular: a picture beside words must not show something else. */
export const roomNames = ["living", "kitchen", "bedroom", "study", "dining", "puja", "bathroom"] as const
export const pieceNames = ["cupboard", "door", "joint"] as const
export const houseNames = ["bungalow", "wada", "flats", "row-houses", "modern-house"] as const
export type RoomName = (typeof roomNames)[number]
export type PieceName = (typeof pieceNames)[number]
export type HouseName = (typeof houseNames)[number]
export type Subject = RoomName | PieceName | HouseName

/** What a project can be pictured as. */
export const workKinds = [...drawingKinds, ...roomNames, ...pieceNames, ...houseNames] as const

interface Words {
  /** The first that are found count. */
  named: readonly (readonly [Subject, RegExp])[]
  /** Where nothing is named. */
  usual: Subject
}

const words: Partial<Record<DrawingKind, Words>> = {
  room: {
    named: [
      ["bathroom", /bath|toilet/],
      ["dining", /dining/],
      ["kitchen", /kitchen|pantry|cook|bakery|\botta\b/],
      ["bedroom", /\bbed|bunk/],
      ["puja", /puja|shrine|derasar/],
      ["study", /study|desk|reading (bay|lamp|room)|librar|bookshel|work niche/],
    ],
    usual: "living",
  },
  detail: {
    named: [
      ["cupboard", /cupboard|wardrobe|almirah|shel[fv]/],
      ["door", /\bdoors?\b|screen/],
      ["joint", /joint|bracket|\bparts\b|\blegs\b/],
    ],
    usual: "cupboard",
  },
  elevation: {
    named: [
      ["flats", /\bflats?\b|society|apartment/],
      ["wada", /wada|temple|carved|masonry|\blime\b|\bcourses\b/],
      ["row-houses", /row house|end unit|\bhouses\b|\bfront\b/],
      ["bungalow", /bungalow|verandah|caretaker|tile|brick/],
    ],
    usual: "modern-house",
  },
}

/** What the drawing of a project shows: by its title, else by what is said about it. A plan or a section shows all. */
export function subjectOf(kind: DrawingKind, title: string, description: string): Subject | undefined {
  const known = words[kind]
  const namedIn = (text: string) => known?.named.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0]
  return namedIn(title) ?? namedIn(description) ?? known?.usual
}
