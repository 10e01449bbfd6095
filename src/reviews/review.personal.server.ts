// Reviews stay when their writer or the professional goes: without the writer's name, and with every name of theirs struck
// out of the text. What a former professional answered goes with them, and nobody is quoted any more on the home page.
import { sql } from "kysely"
import { forgetInActivities } from "../activity/activity.personal.server.ts"
import { forgetInNotifications } from "../notifications/notification.personal.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import {
  allNamesOf,
  type KnownPerson,
  mentionsPerson,
  type PersonalData,
  redacted,
} from "../platform/personal-data.server.ts"
import { forgetInMails } from "../platform/platform.personal.server.ts"
import { reviewPersonalTexts } from "./texts.ts"

export const reviewData: PersonalData = {
  exports: [
    {
      table: "reviews",
      texts: reviewPersonalTexts,
      rowsOf: ({ account_id, professional_id }) => sql`
        join professionals p on p.id = r.professional_id join accounts c on c.id = r.customer_id
        where r.customer_id = ${account_id} or (r.professional_id = ${professional_id} and r.hidden_at is null)
        order by r.id desc`,
      extraColumns: () => sql`jsonb_build_object('professional', p.business_name, 'customer', c.full_name)`,
    },
  ],
  notExported: {
    review_pictures: "The pictures themselves are among the files.",
    review_invitations: "That somebody was asked how a visit was is among their notifications.",
  },
  erase: async (db, person) => {
    const { account_id, professional_id } = person
    await forgetWriter(db, person)
    await forgetProfessional(db, person)
    await sql`delete from review_pictures i using reviews r where r.id = i.review_id and r.customer_id = ${account_id}`.execute(
      db,
    )
    await sql`update reviews r set has_public_consent = false where r.customer_id = ${account_id}`.execute(db)
    await sql`update reviews r set response = null, responded_at = null
      where r.professional_id = ${professional_id}`.execute(db)
    await sql`update reviews r set title = ${redacted(sql`r.title`, person)},
        comment = ${redacted(sql`r.comment`, person)}, response = ${redacted(sql`r.response`, person)}
      where (r.customer_id = ${account_id} or r.professional_id = ${professional_id})
        and ${mentionsPerson(sql`concat_ws(' ', r.title, r.comment, r.response)`, person)}`.execute(db)
  },
}

/** In what professionals were told of their reviews. Rows from before the id was kept are known by the name. */
const forgetWriter = async (db: Db, person: KnownPerson) => {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select r.id, p.account_id from reviews r join professionals p on p.id = r.professional_id
    where r.customer_id = ${person.account_id}`.execute(db)
  const mention = { readers: rows, drop: ["customer_name", "title"] }
  const byReview = { ...mention, param: "review_id", values: rows.map(({ id }) => id) }
  for (const forget of [forgetInNotifications, forgetInMails]) await forget(db, byReview, person)
  await forgetInNotifications(
    db,
    { ...mention, param: "customer_name", values: allNamesOf(person, "full_name") },
    person,
  )
}

/** In what customers were asked and told about their visits to this professional, and in what they did. */
const forgetProfessional = async (db: Db, person: KnownPerson) => {
  if (!person.professional_id) return
  const { rows: readers } = await sql<{ account_id: string }>`
    select distinct customer_id as account_id from bookings where professional_id = ${person.professional_id}`.execute(
    db,
  )
  const drop = ["professional", "professional_name"]
  const mention = { readers, drop, param: "professional_id", values: [person.professional_id] }
  for (const forget of [forgetInNotifications, forgetInActivities, forgetInMails]) await forget(db, mention, person)
}
