// A browser says which profile, or which first page of a search, somebody has looked at. It comes without a cookie or a name,
// and nothing of it is kept but counts. Whoever sends who they are, as a program may, counts nothing for themselves.
import type { z } from "zod"
import type { Ctx } from "../../platform/context.server.ts"
import type { CookieJar } from "../../platform/http/cookies.server.ts"
import type { noteSeen } from "./seen.contract.ts"
import { countSeen, isCounted } from "./seen-counts.server.ts"

export const noteWhatWasSeen = async (
  { actor, clock, network }: Pick<Ctx, "actor" | "clock" | "network">,
  { profile, found = [] }: z.output<typeof noteSeen.input>,
  { userAgent }: Pick<CookieJar, "userAgent">,
) => {
  const [visitor, now] = [{ network, userAgent }, clock()]
  if (!isCounted(visitor, now)) return {}
  const others = (ids: readonly string[]) => new Set(ids.filter((id) => id !== actor?.professional_id))
  for (const id of others(profile ? [profile] : [])) countSeen("profile_views", id, visitor, now)
  for (const id of others(found)) countSeen("times_found", id, visitor, now)
  return {}
}
