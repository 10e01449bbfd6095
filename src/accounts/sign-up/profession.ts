/** What professionals can be: the kinds of service, as the page that shows the form has them. */
export interface Profession {
  slug: string
  name: string
  plural_name: string
  /** It can be offered somewhere; else there is a waiting list. */
  is_available: boolean
}

export interface Professions {
  professions: readonly Profession[]
}

/** The few words of the catalogue that a form needs. */
export const professionsIn = (categories: readonly Profession[]): Professions => ({
  professions: categories.map(({ slug, name, plural_name, is_available }) => ({
    slug,
    name,
    plural_name,
    is_available,
  })),
})

let known: Promise<Professions> | undefined

/** The steps of a sign-up are addresses; none of them waits for the list a second time. */
export const professionsOnce = (load: () => Promise<Professions>) => {
  known ??= load().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
