/** Complaints as their page lists them, and the one that the address opens beside them. */
import { call } from "../../../platform/api/api-client.ts"
import { failureMessage } from "../../../platform/api/api-failure.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { describeList, openedIn } from "../../../ui/list/list.ts"
import type { OpenListOf } from "../../../ui/list/use-list.ts"
import { assignedFilters } from "../../inbox/inbox.rules.ts"
import { grievanceKinds } from "../grievance.rules.ts"
import { getGrievanceAtDesk, listGrievances } from "./grievance-desk.contract.ts"
import type { WholeGrievance } from "./grievance-desk.schema.ts"
import { grievancePageTexts } from "./grievance-page.texts.ts"

export const grievanceList = describeList({
  texts: grievancePageTexts,
  // None of the states is what is open.
  filters: {
    status: ["answered", "closed", "all"],
    kind: grievanceKinds,
    level: ["0", "1", "2"],
    assigned: assignedFilters,
  },
  dialogs: ["complaint"],
  hasTerms: true,
  load: (asked, options) => call(listGrievances, { ...asked, limit: 30 }, options),
  rows: ({ grievances }) => grievances,
})

export type GrievanceList = OpenListOf<typeof grievanceList>

export interface OpenGrievance {
  grievance: WholeGrievance | null
  failure: string | null
}

export const loadOpenGrievance = async ({ url, signal }: Request): Promise<OpenGrievance | null> => {
  const opened = openedIn(grievanceList, new URL(url).searchParams)
  if (!opened) return null
  try {
    return { grievance: (await call(getGrievanceAtDesk, { id: opened.id }, { signal })).grievance, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { grievance: null, failure: failureMessage(error, textsHere(grievancePageTexts).failed) }
  }
}
