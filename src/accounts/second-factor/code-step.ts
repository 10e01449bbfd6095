/** What forms do with the code field, which is there only once the server has asked for it. */
import { FormRefusal, type Refused } from "../../platform/form/form.ts"
import { textsHere } from "../../platform/language/language.ts"
import { codeStepTexts } from "./texts.ts"

const REQUIRED = "second_factor_required"

/** The field is asked for and empty: nothing is sent. */
export const refuseBlankCode = ({ code }: { code?: string | undefined }) => {
  if (code === "") throw new FormRefusal("", { code: textsHere(codeStepTexts).missing }, REQUIRED)
}

/** That the code is wanted is no failure: the field says it. */
export const askingForCode = (refused: Refused): Refused =>
  refused.code === REQUIRED ? { ...refused, message: undefined, at: "code" } : refused
