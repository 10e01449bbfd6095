import type { SavedText } from "./writing.schema.ts"

/** Of a version, or of a post with its newest one, the text alone. */
export const savedTextOf = (from: SavedText): SavedText => {
  const { title, excerpt, document, category_id, tags, featured_image, featured_alt } = from
  return { title, excerpt, document, category_id, tags, featured_image, featured_alt }
}
