import { call } from "../../platform/api/api-client.ts"
import { deskProfessionals } from "../../professionals/papers/desk/paper-desk.contract.ts"
import { describeList } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { deskProfessionalsTexts } from "./texts.ts"

export const professionalList = describeList({
  texts: deskProfessionalsTexts,
  hasTerms: true,
  dialogs: ["check"],
  load: (asked, options) => call(deskProfessionals, asked, options),
  rows: ({ professionals }) => professionals,
})
export type ProfessionalList = OpenListOf<typeof professionalList>
