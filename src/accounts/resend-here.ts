import { call, failureMessage } from "../platform/api-client.ts"
import { resendActivation } from "./account.contract.ts"

/** Asks for the activation mail again: whether it went through, and what to say. */
export const resendHere = async (email: string, redirect: string | undefined) => {
  try {
    const { message } = await call(resendActivation, { email, redirect })
    return { isSent: true, message }
  } catch (error) {
    return { isSent: false, message: failureMessage(error, "We could not send the mail. Please try again.") }
  }
}
