import { appealForm } from "../../moderation/appeal.form.ts"
import { call } from "../../platform/api/api-client.ts"
import { appealPost } from "./writing.contract.ts"

export const postAppealForm = (id: string) => appealForm("post", (appeal) => call(appealPost, { id, appeal }))
