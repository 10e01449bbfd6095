/** What a project may be drawn as. */
export const projectDrawings = ["elevation", "plan", "room", "section", "detail", "board"] as const
/** A fragment of a plan claims nothing: it stands where the fields do not say enough for what was asked. */
export const drawingKinds = [...projectDrawings, "fragment"] as const
export type DrawingKind = (typeof drawingKinds)[number]
