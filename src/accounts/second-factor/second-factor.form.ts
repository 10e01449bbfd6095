import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import {
  disableSecondFactor,
  enrollSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from "./second-factor.contract.ts"
import { firstCode } from "./second-factor.schema.ts"
import { secondFactorTexts } from "./texts.ts"

/** Without a field: a button, with all that a form does about being pressed twice and being refused. */
const act = { fields: {}, texts: secondFactorTexts }

/** Done with the secret that the app is to be given. */
export const enrollForm = form({ ...act, name: "second-factor-enroll", send: () => call(enrollSecondFactor, {}) })

/** Done with the recovery codes. */
export const verifyForm = form({
  name: "second-factor-verify",
  fields: fieldsOf(firstCode),
  texts: secondFactorTexts,
  send: async (typed) => (await call(verifySecondFactor, typed)).recovery_codes,
})

/** Done with the recovery codes. */
export const newCodesForm = form({
  ...act,
  name: "recovery-codes",
  send: async () => (await call(renewRecoveryCodes, {})).recovery_codes,
})

export const switchOffForm = form({ ...act, name: "second-factor-off", send: () => call(disableSecondFactor, {}) })
