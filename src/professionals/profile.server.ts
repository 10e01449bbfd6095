// A professional's profile begins empty at sign-up, in the city the product is open in; offers and words come later.
import { brand } from "../brand.ts"
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"

/** The id of the account's profile, made where there is none yet. */
export const createProfile = async (
  db: Db,
  { account_id, business_name }: { account_id: string; business_name: string },
) => {
  await db
    .insertInto("professionals")
    .columns(["id", "account_id", "business_name", "city_id"])
    .expression((from) =>
      from
        .selectFrom("cities")
        .select(({ val }) => [
          val(newId()).as("id"),
          val(account_id).as("account_id"),
          val(business_name).as("business_name"),
          "cities.id as city_id",
        ])
        .where("cities.name", "=", brand.activeCities[0])
        .limit(1),
    )
    .onConflict((conflict) => conflict.constraint("one_profile_per_account").doNothing())
    .execute()
  const profile = await db
    .selectFrom("professionals")
    .select("id")
    .where("account_id", "=", account_id)
    .executeTakeFirstOrThrow()
  return profile.id
}
