import type { OfferedService } from "../../professionals/professional.contract.ts"
import type { ShortlistCandidate } from "../candidate.ts"

/** Somebody on a shortlist. */
export interface ShortlistedProfessional extends ShortlistCandidate {
  trades: string[]
  /** Null: nothing is open for booking. */
  offer: Pick<OfferedService, "id" | "price" | "duration"> | null
}

/** One's own; of those whom an address names, which anybody may have sent; or a list that somebody shares by a link. */
export type ShortlistView = "own" | "named" | "shared"
