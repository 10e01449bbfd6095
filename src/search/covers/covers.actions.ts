import { call } from "../../platform/api/api-client.ts"
import { type ShownCover, serviceCovers } from "./covers.contract.ts"

const asked = new Map<string, Promise<ShownCover[]>>()

/** Once a page; where they cannot be had, the card stays as it is, and they are asked for at the next sign. */
export const loadCovers = (serviceId: string) => {
  const known = asked.get(serviceId)
  if (known) return known
  const loading = call(serviceCovers, { service_id: serviceId }).then(({ covers }) => covers)
  asked.set(serviceId, loading)
  loading.catch(() => asked.delete(serviceId))
  return loading
}
