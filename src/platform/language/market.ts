/** What of the marketplace is open, as pages name it; read from rows (src/services/open-market.server.ts). */
export interface Market {
  /** The cities in which any service is open, the firm's own first. */
  cities: readonly string[]
  /** Slugs of the services that can be booked in any of them, in the catalogue's order. */
  services: readonly string[]
}

export const nothingOpen: Market = { cities: [], services: [] }
