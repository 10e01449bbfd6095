/** What is written about one complaint: mailed to its sender, entered as it came back, or noted. */
import { call } from "../../../platform/api/api-client.ts"
import { form } from "../../../platform/form/form.ts"
import { fieldsOf } from "../../../platform/form/form-fields.ts"
import { type DeskTextForm, deskTextFields } from "../../desk-entries/desk-text.schema.ts"
import { isWorkingDate } from "../grievance.rules.ts"
import { actOnGrievance, changeGrievance } from "./grievance-desk.contract.ts"
import { type MoveForm, moveFields } from "./grievance-desk.schema.ts"
import { grievanceFormTexts as texts } from "./grievance-page.texts.ts"

const fields = fieldsOf(deskTextFields)

const textForm = (action: "answer" | "ask" | "incoming" | "close") =>
  form({
    name: `grievance-${action}`,
    fields,
    texts: texts[action],
    send: ({ id, version, text }: DeskTextForm, { key }) =>
      call(actOnGrievance, { id, version: Number(version), action, text }, { idempotencyKey: key }),
  })

export const grievanceTextForms = {
  answer: textForm("answer"),
  ask: textForm("ask"),
  incoming: textForm("incoming"),
  close: textForm("close"),
  // A note takes nothing from anybody, whoever was faster.
  note: form({
    name: "grievance-note",
    fields,
    texts: texts.note,
    send: ({ id, text }: DeskTextForm) => call(changeGrievance, { id, note: text }),
  }),
}

export const moveForm = form({
  name: "grievance-move",
  fields: fieldsOf(moveFields),
  texts: texts.move,
  rules: [{ fields: ["resolve_by"], check: ({ resolve_by }) => (isWorkingDate(resolve_by) ? undefined : "day_off") }],
  send: ({ id, version, text, resolve_by }: MoveForm, { key }) =>
    call(actOnGrievance, { id, version: Number(version), action: "move", text, resolve_by }, { idempotencyKey: key }),
})
