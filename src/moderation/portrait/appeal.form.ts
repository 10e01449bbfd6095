import { call } from "../../platform/api/api-client.ts"
import { appealForm } from "../appeal.form.ts"
import { appealPortrait } from "./hidden-portrait.contract.ts"

export const portraitAppealForm = (id: string) =>
  appealForm("portrait", (appeal) => call(appealPortrait, { id, appeal }))
