// The picture that stands for a professional's offer, the same on its cards and over the profile: of a project of theirs.
import type { Cover } from "./cover.schema.ts"

/** A row of a query that read `coverProject`. */
export interface CoverRow {
  cover_project: Cover | null
}

/** Without a project: what the trade makes, from a seed of its own. */
export const coverOf = (project: Cover | null, serviceType: string | undefined, seed: string): Cover =>
  project ?? { kind: serviceType === "interior-designer" ? "room" : "elevation", seed }
