import { call } from "../../platform/api/api-client.ts"
import { failureMessage } from "../../platform/api/api-failure.ts"
import { textsHere } from "../../platform/language/language.ts"
import { lookAtPaper } from "../../professionals/papers/desk/paper-desk.contract.ts"
import type { DeskPaper } from "../../professionals/papers/desk/paper-desk.schema.ts"
import { paperDialogTexts } from "./texts.ts"

/** The look is recorded. A sentence where it did not come. */
export const openPaper = async (id: string): Promise<DeskPaper | string> => {
  try {
    return (await call(lookAtPaper, { id })).paper
  } catch (error) {
    return failureMessage(error, textsHere(paperDialogTexts).failed)
  }
}
