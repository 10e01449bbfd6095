// The signed-in account, as its own pages show and change it. What a professional is found by follows in the same
// transaction (search_follows_account).
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid } from "../../platform/problem.ts"
import { type AccountRow, findAccountById } from "../account.queries.server.ts"
import { describeUser } from "../session/signed-in-user.server.ts"
import { fieldsOfKind } from "../sign-up/kind.rules.ts"
import { profileUpdated } from "./profile.notifications.server.ts"
import { lockProfile, writeProfile } from "./profile.queries.server.ts"
import type { ProfileChange, ProfileField, ProfileUser } from "./profile.schema.ts"
import { profileTexts } from "./texts.ts"

export const getProfile = async ({ db, actor }: Ctx<"signed_in">) => {
  const account = (await findAccountById(db, actor.account_id))!
  const { mobile_number, city, state, country, created_at } = account
  // What this session may be, not all that the account is.
  const described = describeUser({ ...account, is_admin: actor.is_admin })
  const where = { mobile_number, city, state, country }
  const user = { ...described, ...where, ...companyOf(account), created_at: created_at.toISOString() }
  return {
    user,
    professional_id: user.professional_id,
    roles: user.roles,
    has_professional_role: user.has_provider_role,
  }
}

const companyOf = ({ customer_type, ...account }: AccountRow) => {
  const own = customer_type === "builder" || customer_type === "developer" ? fieldsOfKind[customer_type] : []
  return { customer_type, ...Object.fromEntries(own.map((field) => [field, account[field]])) } as Company
}
type Company = Pick<ProfileUser, "customer_type" | (typeof fieldsOfKind)["builder" | "developer"][number]>

/** Saving unchanged values succeeds, without an activity or event. */
export const changeProfile = async ({ db, actor, clock, language }: Ctx<"signed_in">, input: ProfileChange) => {
  const { customer_type, ...before } = await lockProfile(db, actor.account_id)
  refuseOfOtherKinds(input, customer_type)
  const isChange = ([field, value]: [string, unknown]) => value !== undefined && value !== before[field as ProfileField]
  const change: ProfileChange = Object.fromEntries(Object.entries(input).filter(isChange))
  const changed = Object.keys(change) as ProfileField[]
  if (changed.length > 0) {
    const { account_id } = actor
    const now = clock()
    await writeProfile(db, account_id, change, now)
    await recordActivity(db, profileUpdated, { changed }, { account_id, at: now })
  }
  return { message: profileTexts.in(language).updated }
}

/** Nobody becomes a builder by saying so here (specification 1 §5: what a customer is stays). */
const refuseOfOtherKinds = (input: ProfileChange, customer_type: string | null) => {
  const others = (["builder", "developer"] as const).filter((kind) => kind !== customer_type)
  const foreign = others.flatMap((kind) =>
    fieldsOfKind[kind]
      .filter((field) => input[field] !== undefined)
      .map((field) => [field, localize(profileTexts, (t) => t.notOfKind[kind](t.fields[field]))] as const),
  )
  if (foreign.length > 0) throw invalid(Object.fromEntries(foreign))
}
