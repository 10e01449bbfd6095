import { appealText } from "../../moderation/takedown.schema.ts"
import { appealFormTexts } from "../../moderation/texts.ts"
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { appealProject } from "./project.contract.ts"

const fields = fieldsOf(appealText)

export const projectAppealForm = (id: string, projectId: string) =>
  form({
    name: "appeal-project",
    fields,
    texts: appealFormTexts,
    send: async ({ appeal }: { appeal: string }) => (await call(appealProject, { id, projectId, appeal })).message,
  })
