import { call } from "../../platform/api/api-client.ts"
import { describeList } from "../../ui/list/list.ts"
import { deskAudit } from "./audit.contract.ts"
import { actionsOnOthers, auditScopes } from "./audit.rules.ts"
import { auditTexts } from "./texts.ts"

export const auditList = describeList({
  texts: auditTexts,
  hasTerms: true,
  filters: { scope: auditScopes, act: actionsOnOthers },
  load: (asked, options) => call(deskAudit, asked, options),
  rows: ({ entries }) => entries,
})
