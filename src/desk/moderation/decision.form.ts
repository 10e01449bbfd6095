import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import type { DecisionName } from "./items.list.ts"
import { decideHiding, decideReport } from "./moderation.contract.ts"
import { decisionFields, type ModeratedItem } from "./moderation.schema.ts"
import { decisionFormTexts } from "./texts.ts"

const fields = fieldsOf(decisionFields)

/** A reason for one act about one item. What was reported is hidden by its report, so that whoever reported it is answered. */
export const decisionForm = (act: DecisionName, { kind, id, reports: [report] }: ModeratedItem) =>
  form({
    name: `${act}-content`,
    fields,
    texts: decisionFormTexts,
    send: async ({ reason }: { reason: string }) => {
      const deciding =
        act === "hide" && report
          ? call(decideReport, { id: report.id, decision: "hide", reason })
          : call(decideHiding, { kind, id, action: act, reason })
      return (await deciding).message
    },
  })
