// The signed-in account, as its own pages show and change it. What a professional is found by follows in the same
// transaction (search_follows_account).
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { findAccountById } from "../account.queries.server.ts"
import { describeUser } from "../session/signed-in-user.server.ts"
import { profileUpdated } from "./profile.kinds.server.ts"
import { holdProfile, writeProfile } from "./profile.queries.server.ts"
import type { ProfileChange, ProfileField } from "./profile.schema.ts"
import { profileWords } from "./profile.words.ts"

export const showProfile = async ({ db, actor }: Ctx<"signed_in">) => {
  const account = (await findAccountById(db, actor.account_id))!
  const { mobile_number, city, state, country, created_at } = account
  // What this session may be, not all that the account is.
  const described = describeUser({ ...account, is_admin: actor.is_admin })
  const user = { ...described, mobile_number, city, state, country, created_at: created_at.toISOString() }
  return {
    user,
    professional_id: user.professional_id,
    roles: user.roles,
    has_professional_role: user.has_provider_role,
  }
}

/** Saving what stands there already is a success of which nothing is told. */
export const changeProfile = async ({ db, actor, clock, language }: Ctx<"signed_in">, asked: ProfileChange) => {
  const before = await holdProfile(db, actor.account_id)
  const isChange = ([field, value]: [string, unknown]) => value !== undefined && value !== before[field as ProfileField]
  const change: ProfileChange = Object.fromEntries(Object.entries(asked).filter(isChange))
  const changed = Object.keys(change) as ProfileField[]
  if (changed.length > 0) {
    const { account_id } = actor
    const now = clock()
    await writeProfile(db, account_id, change, now)
    await recordActivity(db, profileUpdated, { changed }, { account_id, at: now })
  }
  return { message: profileWords.in(language).updated }
}
