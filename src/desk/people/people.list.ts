import { call } from "../../platform/api/api-client.ts"
import { describeList } from "../../ui/list/list.ts"
import { deskPeople } from "./people.contract.ts"
import { personRoles, personStates } from "./person-kinds.ts"
import { deskPeopleTexts } from "./texts.ts"

export const peopleList = describeList({
  texts: deskPeopleTexts,
  hasTerms: true,
  // Of no row: a file is chosen in it.
  dialogs: ["import"],
  filters: { role: personRoles, state: personStates },
  load: (asked, options) => call(deskPeople, asked, options),
  rows: ({ people }) => people,
})
