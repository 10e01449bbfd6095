/**
 * The slug a person, an old link or another program may mean: "interior_designer", "Interior Designer" and
 * "interior-designer" are one service. Plural names are compared by the query that looks it up.
 */
export const serviceSlug = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "-")

/** The one that a text means: by its slug, its name or in the plural. */
export const serviceNamed = <Service extends { slug: string; plural_name: string }>(
  text: string,
  services: readonly Service[],
) => {
  const asked = serviceSlug(text)
  return services.find(({ slug, plural_name }) => slug === asked || serviceSlug(plural_name) === asked)
}

/** Advocates: no rating, comparison or recommendation of ours, whatever is open; information and the waiting list alone (decisions 9). */
export const informationOnly = "real-estate-lawyer"
export const isInformationOnly = (slug: string) => slug === informationOnly
