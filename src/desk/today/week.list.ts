import { call } from "../../platform/api/api-client.ts"
import { type Chosen, describeList, filterQuery } from "../../ui/list/list.ts"
import { weekTexts } from "./texts.ts"
import { deskWeekRows } from "./today.contract.ts"
import { otherWeeks, weekKinds } from "./today.rules.ts"

/** Without a kind in the address it is the first one. */
const [people, ...others] = weekKinds

const filters = { kind: others, week: otherWeeks } as const

export const weekList = describeList({
  texts: weekTexts,
  filters,
  load: ({ kind = people, week, cursor }, options) => call(deskWeekRows, { kind, week, cursor }, options),
  rows: ({ rows }) => rows,
})

/** The query of the file that has what the list has. */
export const weekFileQuery = ({ chosen, terms }: { chosen: Chosen<typeof filters>; terms: string }) =>
  filterQuery({ chosen: { kind: people, ...chosen }, terms })
