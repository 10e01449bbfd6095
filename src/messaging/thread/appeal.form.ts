import { appealForm } from "../../moderation/appeal.form.ts"
import { call } from "../../platform/api/api-client.ts"
import { appealMessage } from "./thread.contract.ts"

export const messageAppealForm = (id: string) => appealForm("message", (appeal) => call(appealMessage, { id, appeal }))
