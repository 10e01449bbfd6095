import { call } from "../../platform/api/api-client.ts"
import { type Chosen, describeList, filterQuery } from "../../ui/list/list.ts"
import { deskAudit } from "./audit.contract.ts"
import { actionsOnOthers, auditPeriods, auditScopes, firstDayOf } from "./audit.rules.ts"
import { auditTexts } from "./texts.ts"

const filters = { scope: auditScopes, act: actionsOnOthers, period: auditPeriods } as const

/** As the calls have it: from which day. */
const sinceOf = (period: Chosen<typeof filters>["period"]) => period && firstDayOf(period, new Date())

export const auditList = describeList({
  texts: auditTexts,
  hasTerms: true,
  filters,
  load: ({ period, ...asked }, options) => call(deskAudit, { ...asked, since: sinceOf(period) }, options),
  rows: ({ entries }) => entries,
})

/** The query of the file that has what the list has. */
export const auditFileQuery = ({
  chosen: { period, ...chosen },
  terms,
}: {
  chosen: Chosen<typeof filters>
  terms: string
}) => filterQuery({ chosen: { ...chosen, since: sinceOf(period) }, terms })
