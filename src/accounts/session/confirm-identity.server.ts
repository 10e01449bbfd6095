// Somebody who is signed in shows again that it is them: what takes something away for good wants to know it (docs/decisions/0023).
import type { Ctx } from "../../platform/context.server.ts"
import { recordAudit } from "../audit.server.ts"
import { proveOwnPassword } from "../password/change-password.server.ts"
import { proveOwnSecondFactor } from "../second-factor/second-factor-proof.server.ts"
import { markSessionConfirmed } from "./session.queries.server.ts"
import type { IdentityProof } from "./session.schema.ts"
import { confirmIdentityTexts } from "./texts.ts"

export const confirmOwnIdentity = async (
  ctx: Ctx<"signed_in">,
  { password, code }: IdentityProof,
  { deviceCookie }: { deviceCookie: string | undefined },
) => {
  const { account_id, session_id } = ctx.actor
  await proveOwnPassword(ctx, "password", password)
  await proveOwnSecondFactor(ctx, { code, deviceCookie })
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (db) => {
    await markSessionConfirmed(db, session_id, now)
    await recordAudit(db, { account_id, act: "identity_confirmed", ip_address: ctx.network, at: now })
  })
  return { message: confirmIdentityTexts.in(ctx.language).confirmed }
}
