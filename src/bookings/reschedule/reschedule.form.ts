/** The form for moving a request to another time. Sending returns the message to show. */
import { call } from "../../platform/api/api-client.ts"
import { type IsFree, otherTimeForm } from "../proposal/proposal.form.ts"
import { moveCustomerBooking } from "./reschedule.contract.ts"
import { rescheduleTexts } from "./texts.ts"

export const rescheduleForm = (isFree: IsFree) =>
  otherTimeForm({ name: "move-request", isFree, texts: rescheduleTexts }, (id, start) =>
    call(moveCustomerBooking, { id, ...start }),
  )
