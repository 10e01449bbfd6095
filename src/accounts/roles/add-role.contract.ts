import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { codeRequest, ownerProof, roleAddition } from "./add-role.schema.ts"
import { addRoleTexts } from "./texts.ts"

export const sendEmailCode = contract({
  name: "send_email_code",
  summary:
    "Mail six digits to an address, to show whose it is: for ten minutes, five guesses, once. Answers alike for every address.",
  method: "POST",
  path: "/auth/email-code",
  who: "anyone",
  transaction: "one_statement",
  limit: { bucket: "email-code", perNetwork: { max: 100, seconds: 3600 } },
  input: codeRequest,
  texts: addRoleTexts,
  output: messageOnly,
})

const ofOwner = {
  method: "POST",
  who: "anyone",
  limit: { bucket: "prove-owner", perNetwork: { max: 60, seconds: 900 } },
  texts: addRoleTexts,
} as const

// A wrong guess must leave its count behind.
export const getUserData = contract({
  ...ofOwner,
  name: "get_user_data",
  summary:
    "An account's name, number and sides, to its owner: by the account's own token, or by the code that was mailed to it.",
  path: "/get_user_data",
  transaction: false,
  refuses: ["sign_in_required", "forbidden"],
  input: ownerProof,
  output: z.object({
    user: z.object({
      full_name: z.string(),
      mobile_number: z.string().nullable(),
      user_types: z.array(z.string()).describe("Of user and provider"),
      user_type: z.string().nullable().describe("Of a customer: individual, builder or developer"),
    }),
  }),
})

export const addRole = contract({
  ...ofOwner,
  name: "add_role",
  summary:
    "Give an account its other side: a customer's or a professional's. By its own token, or by the code, which is used up.",
  path: "/add_role",
  idempotent: true,
  refuses: ["sign_in_required", "forbidden", "conflict"],
  input: roleAddition,
  output: messageOnly,
})
