// The picture that stands for a professional's offer, the same on its cards and over the profile: of a project of theirs.
import type { DrawingKind } from "../drawings/drawing-kinds.ts"
import type { Drawn } from "../drawings/picture.tsx"
import { subjectOf } from "../drawings/subjects.ts"
import type { Cover } from "./cover.schema.ts"

interface CoverProject {
  id: string
  title: string
  description: string
  drawing: DrawingKind
}

/** A row of a query that read `coverProject`. */
export interface CoverRow {
  cover_project: CoverProject | null
}

/** A project as it is drawn: by what it is about, else by its kind. */
export const projectPicture = ({ id, title, description, drawing }: CoverProject) =>
  ({ kind: subjectOf(drawing, title, description) ?? drawing, seed: id }) satisfies Drawn

/** Without a project: what the trade makes, from a seed of its own. */
export const coverOf = (project: CoverProject | null, serviceType: string | undefined, seed: string): Cover =>
  project ? projectPicture(project) : { kind: serviceType === "interior-designer" ? "room" : "elevation", seed }
