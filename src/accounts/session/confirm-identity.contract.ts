import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { identityProof } from "./confirm-identity.schema.ts"
import { confirmIdentityTexts } from "./texts.ts"

// Wrong passwords must leave their count behind.
export const confirmIdentity = contract({
  name: "confirm_identity",
  summary: "Show again that it is you: for 15 minutes this session may do what wants a recent sign-in.",
  method: "POST",
  path: "/auth/confirm",
  who: "signed_in",
  transaction: false,
  beforeSecondFactor: true,
  refuses: ["second_factor_required"],
  hashes: true,
  limit: { bucket: "confirm-identity", perAccount: { max: 60, seconds: 900 } },
  input: identityProof,
  texts: confirmIdentityTexts,
  output: z.object({ message: z.string() }),
})
