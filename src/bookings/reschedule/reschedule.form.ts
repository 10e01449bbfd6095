/** Moving a request to another time; done with what to say about it. */
import { call } from "../../platform/api/api-client.ts"
import { type IsFree, otherTimeForm } from "../proposal/proposal.form.ts"
import { moveCustomerBooking } from "./reschedule.contract.ts"
import { rescheduleTexts } from "./texts.ts"

export const rescheduleForm = (isFree: IsFree) =>
  otherTimeForm({ name: "move-request", isFree, texts: rescheduleTexts }, (id, start) =>
    call(moveCustomerBooking, { id, ...start }),
  )
