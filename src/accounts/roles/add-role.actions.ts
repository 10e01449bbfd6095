import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { checkEmail } from "../sign-in/known-identifier.contract.ts"
import { sendEmailCode } from "./add-role.contract.ts"
import { addRoleTexts } from "./texts.ts"

/** False as well where it cannot be found out: then the form hears of it when it is sent. */
export const isKnownEmail = (email: string) =>
  call(checkEmail, { email }).then(
    ({ exists }) => exists,
    () => false,
  )

/** What is said of it, and whether the mail is on its way. */
export const askForCode = (email: string) =>
  call(sendEmailCode, { email }).then(
    ({ message }) => ({ isSent: true, message }),
    (failure: unknown) => ({ isSent: false, message: failureMessage(failure, textsHere(addRoleTexts).noCode) }),
  )
