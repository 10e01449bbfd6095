/** Where in the catalogue somebody is, as the address says it. */

export const catalogueTabs = ["services", "cities", "synonyms"] as const
export type CatalogueTab = (typeof catalogueTabs)[number]

export interface CataloguePlace {
  tab: CatalogueTab
  /** Id of the city whose localities are shown. */
  city: string | undefined
  /** What is looked for. */
  find: string
}

export const cataloguePlaceIn = (params: URLSearchParams): CataloguePlace => {
  const tab = catalogueTabs.find((one) => one === params.get("tab")) ?? "services"
  return {
    tab,
    city: tab === "cities" ? (params.get("city") ?? undefined) : undefined,
    find: tab === "services" ? "" : (params.get("find") ?? "").slice(0, 80),
  }
}

interface AddressedPlace {
  tab: CatalogueTab
  city?: number
  /** A search that is tried out beside the synonyms. */
  attempt?: string
}

export const catalogueAddress = ({ tab, city, attempt }: AddressedPlace) => {
  if (tab === "services") return "/admin/catalogue"
  const place = { tab, ...(city !== undefined && { city: String(city) }), ...(attempt && { try: attempt }) }
  return `/admin/catalogue?${new URLSearchParams(place)}`
}

/** In the address beside the place: the dialog in front of it, what it is about, and what is looked for. */
const beside = ["act", "of", "in", "find"] as const

/** The same place with another dialog, or with none. */
export const catalogueAddressWith = (
  params: URLSearchParams,
  changes: Partial<Record<(typeof beside)[number], string | number>>,
) => {
  const next = new URLSearchParams(params)
  for (const name of beside) if (name !== "find" || "find" in changes) next.delete(name)
  for (const [name, value] of Object.entries(changes)) if (value !== "") next.set(name, String(value))
  return `?${next}`
}

/** Who is mailed if a service opens in a city. */
export const mailsIn = <M extends { city_id: number | null }>(mails: readonly M[], city: number) =>
  mails.find(({ city_id }) => city_id === city) ?? mails.find(({ city_id }) => city_id === null)!
