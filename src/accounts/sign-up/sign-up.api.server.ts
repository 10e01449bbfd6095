// The JSON door of signing up. It also composes what crosses slices: a professional's account comes with a profile.
import { serve } from "../../platform/api/serve.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { becomeProfessional } from "../../professionals/joining/joining.server.ts"
import { activateAccount, resendActivation } from "./activation.contract.ts"
import * as activation from "./activation.server.ts"
import * as calls from "./sign-up.contract.ts"
import type { AnySignUp, ProfessionalSignUp } from "./sign-up.schema.ts"
import { type PasswordHashes, prepareSignUp, signedUp, signUp } from "./sign-up.server.ts"

const joinAsCustomer = async (ctx: Ctx, form: AnySignUp, hashes: PasswordHashes) => {
  return signedUp(ctx, await signUp(ctx, "customer", form, hashes))
}

const joinAsProfessional = async (ctx: Ctx, form: ProfessionalSignUp, hashes: PasswordHashes) => {
  const account_id = await signUp(ctx, "professional", form, hashes)
  const note = await becomeProfessional(ctx, { ...form, account_id })
  return signedUp(ctx, account_id, note)
}

const preparing = { prepare: prepareSignUp }

export const signUpApi = [
  serve(calls.signUpCustomer, (ctx, form, _http, hashes) => joinAsCustomer(ctx, form, hashes), preparing),
  serve(calls.signUpProfessional, (ctx, form, _http, hashes) => joinAsProfessional(ctx, form, hashes), preparing),
  serve(
    calls.register,
    (ctx, form, _http, hashes) =>
      form.userType === "professional" ? joinAsProfessional(ctx, form, hashes) : joinAsCustomer(ctx, form, hashes),
    preparing,
  ),
  serve(activateAccount, activation.activate),
  serve(resendActivation, activation.resendActivation),
]
