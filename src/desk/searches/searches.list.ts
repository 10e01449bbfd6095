import { call } from "../../platform/api/api-client.ts"
import { unansweredSearches } from "../../search/unanswered/unanswered.contract.ts"
import { periods } from "../../search/unanswered/unanswered.rules.ts"
import { describeList } from "../../ui/list/list.ts"
import { searchesTexts } from "./texts.ts"

/** Without a period in the address it is the first one. */
const [week, ...others] = periods

export const searchesList = describeList({
  texts: searchesTexts,
  filters: { period: others },
  load: ({ period = week, cursor }, options) => call(unansweredSearches, { period, cursor }, options),
  rows: ({ searches }) => searches,
})
