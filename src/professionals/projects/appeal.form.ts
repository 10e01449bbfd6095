import { appealForm } from "../../moderation/appeal.form.ts"
import { call } from "../../platform/api/api-client.ts"
import { appealProject } from "./project.contract.ts"

export const projectAppealForm = (id: string, projectId: string) =>
  appealForm("project", (appeal) => call(appealProject, { id, projectId, appeal }))
