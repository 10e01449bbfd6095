import type { OfferPrices } from "../../professionals/packages/package.schema.ts"
import type { OfferedService } from "../../professionals/professional.contract.ts"
import type { Choice } from "../choice.ts"

/** Somebody on a shortlist. */
export interface ShortlistedProfessional extends Choice {
  trades: string[]
  /** Null: nothing is open for booking. */
  offer: Pick<OfferedService, "id" | "price" | "duration" | keyof OfferPrices> | null
}
