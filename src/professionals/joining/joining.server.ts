// Somebody becomes a professional: the profile, and with the profession they name the first offer, whose price and cities
// they say afterwards. One that is not open yet puts them on its waiting list, and the answer says so. The routes of
// accounts call this in the transaction of the sign-up or of the added role.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid } from "../../platform/problem.ts"
import { createProfile } from "../professional.server.ts"
import { joinProfession } from "./joining.queries.server.ts"
import { joiningTexts } from "./texts.ts"

interface Newcomer {
  account_id: string
  business_name: string
  /** Slug or name; without it the first offer is chosen later. */
  service_type?: string | undefined
}

/** What to say beside that it is done: nothing, where the profession is open. */
export const becomeProfessional = async (
  { db, clock, language }: Pick<Ctx, "db" | "clock" | "language">,
  { account_id, business_name, service_type: profession }: Newcomer,
): Promise<string> => {
  const professional_id = await createProfile(db, { account_id, business_name })
  if (!profession) return ""
  const joined = await joinProfession(db, { account_id, professional_id, profession, at: clock() })
  if (!joined) throw invalid({ service_type: localize(joiningTexts, (t) => t.unknown) })
  return joined.is_open ? "" : joiningTexts.in(language).waiting(joined.plural_name)
}
