import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { type ServiceUser, serviceUsers } from "./selection.contract.ts"
import { selectedByTexts } from "./texts.ts"

export interface SelectedByView {
  users: ServiceUser[]
  hasMore: boolean
  failure: string | null
}

const SHOWN = 5

/** For the panel of a dashboard: its failure does not fail the page. */
export const loadSelectedBy = async (signal: AbortSignal): Promise<SelectedByView> => {
  try {
    const { users, next } = await call(serviceUsers, { limit: SHOWN }, { signal })
    return { users, hasMore: next !== null, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { users: [], hasMore: false, failure: failureMessage(error, textsHere(selectedByTexts).failed) }
  }
}
