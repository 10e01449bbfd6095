/**
 * The slug a person, an old link or another program may mean: "interior_designer", "Interior Designer" and
 * "interior-designer" are one service. Plural names are compared by the query that looks it up.
 */
export const serviceSlug = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "-")
