import { call } from "../../platform/api/api-client.ts"
import { type Chosen, describeList, filterQuery } from "../../ui/list/list.ts"
import { deskAudit } from "./audit.contract.ts"
import {
  actGroupNames,
  actionsOnOthers,
  auditPeriods,
  auditScopes,
  firstDayOf,
  groupOf,
  groupValue,
} from "./audit.rules.ts"
import { auditTexts } from "./texts.ts"

const filters = {
  scope: auditScopes,
  act: [...actGroupNames.map(groupValue), ...actionsOnOthers],
  period: auditPeriods,
} as const

/** As the calls have it: from which day, and one act or all of a group. */
const askedBy = ({ period, act, scope }: Chosen<typeof filters>) => {
  const about = groupOf(act)
  return { scope, about, act: about ? undefined : act, since: period && firstDayOf(period, new Date()) }
}

export const auditList = describeList({
  texts: auditTexts,
  hasTerms: true,
  filters,
  load: ({ q, cursor, ...chosen }, options) => call(deskAudit, { q, cursor, ...askedBy(chosen) }, options),
  rows: ({ entries }) => entries,
})

/** The query of the file that has what the list has. */
export const auditFileQuery = ({ chosen, terms }: { chosen: Chosen<typeof filters>; terms: string }) =>
  filterQuery({ chosen: askedBy(chosen), terms })
