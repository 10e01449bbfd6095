import { call } from "../../../platform/api/api-client.ts"
import { describeList } from "../../../ui/list/list.ts"
import { deskInvitations } from "./invitations.contract.ts"
import { invitationTexts } from "./texts.ts"

export const invitationsList = describeList({
  texts: invitationTexts,
  dialogs: ["withdraw"],
  load: (asked, options) => call(deskInvitations, asked, options),
  rows: ({ invitations }) => invitations,
})
