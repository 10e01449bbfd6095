// The picture that stands for a professional's offer, the same on its cards and over the profile: of a project of theirs.
import type { Cover } from "./cover.schema.ts"

/** A row of a query that read `coverProject`. */
export interface CoverRow {
  cover_project: Cover | null
}

/** Without a project: a piece of a plan, from a seed of its own. A room or a house would look like work of theirs. */
export const coverOf = (project: Cover | null, seed: string): Cover => project ?? { kind: "fragment", seed }
