/** Tags as they are stored and asked for, whichever way they come in. Pure. */

/** Trimmed, small, each once: their pages are found by that. A sign that parts them is in none. */
export const asTags = (tags: readonly string[]) => [
  ...new Set(
    tags.map((tag) => tag.replace(/[#|]/g, " ").replace(/\s+/g, " ").trim().toLowerCase()).filter((tag) => tag !== ""),
  ),
]

/** As somebody types them: separated by commas. */
export const tagsFrom = (typed: string) => asTags(typed.split(","))
