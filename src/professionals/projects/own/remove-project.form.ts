import { call } from "../../../platform/api/api-client.ts"
import { form } from "../../../platform/form/form.ts"
import { removeProject } from "../project.contract.ts"
import { ownProjectsTexts } from "./texts.ts"

/** A press more before a project goes. Done with what to say. */
export const removalFormOf = (id: string, projectId: string) =>
  form({
    name: "remove-project",
    fields: {},
    texts: { in: (language) => ({ failed: ownProjectsTexts.in(language).remove.failed }) },
    send: async () => (await call(removeProject, { id, projectId })).message,
  })
