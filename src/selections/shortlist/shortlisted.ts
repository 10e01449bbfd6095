import type { OfferedService } from "../../professionals/professional.contract.ts"
import type { ShortlistCandidate } from "../candidate.ts"

/** Somebody on a shortlist. */
export interface ShortlistedProfessional extends ShortlistCandidate {
  trades: string[]
  /** Null: nothing is open for booking. */
  offer: Pick<OfferedService, "id" | "price" | "duration"> | null
}
