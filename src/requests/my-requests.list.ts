/** The customer's requests as their page shows them. */
import { call } from "../platform/api/api-client.ts"
import { describeList } from "../ui/list/list.ts"
import type { OpenListOf } from "../ui/list/use-list.ts"
import { customerRequests } from "./service-request.contract.ts"
import { shownRequestStatuses } from "./service-request.rules.ts"
import { myRequestsTexts } from "./texts.ts"

export const myRequests = describeList({
  texts: myRequestsTexts,
  filters: { status: shownRequestStatuses },
  dialogs: ["withdraw"],
  load: (asked, options) => call(customerRequests, asked, options),
  rows: ({ requests }) => requests,
})

export type MyRequestsList = OpenListOf<typeof myRequests>
