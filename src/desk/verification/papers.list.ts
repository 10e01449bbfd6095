import { call } from "../../platform/api/api-client.ts"
import { waitingPapers } from "../../professionals/papers/desk/paper-desk.contract.ts"
import { describeList } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { waitingPapersTexts } from "./texts.ts"

export const waitingPaperList = describeList({
  texts: waitingPapersTexts,
  dialogs: ["paper"],
  load: (asked, options) => call(waitingPapers, asked, options),
  rows: ({ papers }) => papers,
})
export type WaitingPaperList = OpenListOf<typeof waitingPaperList>
