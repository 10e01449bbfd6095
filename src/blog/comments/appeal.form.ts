import { appealForm } from "../../moderation/appeal.form.ts"
import { call } from "../../platform/api/api-client.ts"
import { appealComment } from "./comment.contract.ts"

export const commentAppealForm = (id: string) => appealForm("comment", (appeal) => call(appealComment, { id, appeal }))
