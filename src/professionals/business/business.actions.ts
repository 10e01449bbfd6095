import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { getBusiness } from "./business.contract.ts"
import type { Business } from "./business.schema.ts"
import { businessTexts } from "./texts.ts"

/** Or why it is not to be had. */
export const loadBusiness = async (signal: AbortSignal): Promise<Business | { failure: string }> => {
  try {
    return (await call(getBusiness, {}, { signal })).business
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(businessTexts).notLoaded) }
  }
}
