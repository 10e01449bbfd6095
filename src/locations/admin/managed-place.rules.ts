/** Where in the catalogue somebody is, as the address says it. */

export const tabs = ["countries", "states", "cities"] as const
export type PlaceTab = (typeof tabs)[number]

export interface ManagedPlace {
  tab: PlaceTab
  /** Ids. Of a country its states or cities are shown, of a state its cities. */
  country: string | undefined
  state: string | undefined
}

/** In the address beside the place: what is done there, and what is looked for. */
export const placeDialogs = ["add", "edit", "delete", "import"] as const
export const besidePlace = [...placeDialogs, "find"] as const

export const placeIn = (params: URLSearchParams): ManagedPlace => {
  const tab = tabs.find((one) => one === params.get("tab")) ?? "countries"
  const country = tab === "countries" ? undefined : (params.get("country") ?? undefined)
  const state = tab === "cities" ? (params.get("state") ?? undefined) : undefined
  return { tab, country, state }
}

export const addressOf = ({ tab, country, state }: Partial<ManagedPlace>) => {
  const query = new URLSearchParams({
    ...(tab && tab !== "countries" && { tab }),
    ...(country && { country }),
    ...(state && { state }),
  })
  return `/admin/locations${query.size > 0 ? `?${query}` : ""}`
}

/** As it is compared with what is typed: without case and accents. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()

export const namedLike = <Row extends { name: string }>(rows: readonly Row[], terms: string): readonly Row[] => {
  const wanted = plain(terms.trim())
  return wanted === "" ? rows : rows.filter(({ name }) => plain(name).includes(wanted))
}
