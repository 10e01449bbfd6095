/** What is written about one submission: an answer, a note, what came back, why a registration is refused. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { type DeskTextForm, deskTextFields } from "../desk-entries/desk-text.schema.ts"
import { changeSubmission, enterIncoming, refuseRegistration, replyToSubmission } from "./inbox.contract.ts"
import { submissionFormTexts as texts } from "./inbox-page.texts.ts"

const fields = fieldsOf(deskTextFields)

export const replyForm = form({
  name: "submission-reply",
  fields,
  texts: texts.reply,
  send: ({ id, version, text }: DeskTextForm, { key }) =>
    call(replyToSubmission, { id, version: Number(version), text }, { idempotencyKey: key }),
})

export const noteForm = form({
  name: "submission-note",
  fields,
  texts: texts.note,
  // A note takes nothing from anybody, whoever was faster.
  send: ({ id, text }: DeskTextForm) => call(changeSubmission, { id, note: text }),
})

export const incomingForm = form({
  name: "submission-incoming",
  fields,
  texts: texts.incoming,
  send: ({ id, text }: DeskTextForm, { key }) => call(enterIncoming, { id, text }, { idempotencyKey: key }),
})

export const refuseForm = form({
  name: "registration-refusal",
  fields,
  texts: texts.refuse,
  send: ({ id, version, text }: DeskTextForm, { key }) =>
    call(refuseRegistration, { id, version: Number(version), text }, { idempotencyKey: key }),
})
