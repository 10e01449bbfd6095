// Who likes and reads, without who it is: a keyed hash of the account, of what the browser drew for itself, or where neither is
// there of network and browser. Programs are nobody.
import { isbot } from "isbot"
import type { Ctx } from "../../platform/context.server.ts"
import type { CookieJar } from "../../platform/http/cookies.server.ts"
import { keyedHash } from "../../platform/tokens.server.ts"

export interface Visit {
  id: string
  visitor?: string | undefined
}

export const visitorHash = (
  { actor, network }: Pick<Ctx, "actor" | "network">,
  { visitor }: Visit,
  { userAgent }: Pick<CookieJar, "userAgent">,
) => {
  const name = actor ? `account ${actor.account_id}` : visitor ? `browser ${visitor}` : `${network} ${userAgent}`
  return Buffer.from(keyedHash(`blog ${name}`), "hex")
}

export const isProgram = ({ userAgent }: Pick<CookieJar, "userAgent">) => !userAgent || isbot(userAgent)
