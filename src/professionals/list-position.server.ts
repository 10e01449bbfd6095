// Where a page of professionals ends, in the order that lists and the search share.
import { staleCursor } from "../platform/api/paging.ts"
import { isId } from "../platform/id.rules.ts"
import { invalid } from "../platform/problem.ts"

export interface ListPosition {
  /** The rank follows a badge that fell within the hour; what is shown, at once. */
  ranks_verified: boolean
  standing: number
  service_id: string
}

/** A place in a list by standing, as the cursor of its next page. */
export const positionCursor = ({ ranks_verified, standing, service_id }: ListPosition) =>
  Buffer.from(JSON.stringify([ranks_verified, standing, service_id])).toString("base64url")

export const readPosition = (cursor: string | undefined): ListPosition | undefined => {
  if (cursor === undefined) return undefined
  try {
    const [ranks_verified, standing, service_id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[]
    if (typeof ranks_verified === "boolean" && typeof standing === "number" && isId(service_id))
      return { ranks_verified, standing, service_id }
  } catch {
    // Falls through to the refusal.
  }
  throw invalid({ cursor: staleCursor })
}
