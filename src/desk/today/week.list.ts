import { call } from "../../platform/api/api-client.ts"
import { describeList } from "../../ui/list/list.ts"
import { weekTexts } from "./texts.ts"
import { deskWeekRows } from "./today.contract.ts"
import { otherWeeks, weekKinds } from "./today.rules.ts"

/** Without a kind in the address it is the first one. */
const [people, ...others] = weekKinds

export const weekList = describeList({
  texts: weekTexts,
  filters: { kind: others, week: otherWeeks },
  load: ({ kind = people, week, cursor }, options) => call(deskWeekRows, { kind, week, cursor }, options),
  rows: ({ rows }) => rows,
})
