// That something was hidden stays when its author goes, with names struck out of the reasons; their own words go with them.
import { sql } from "kysely"
import { type PersonalData, redacted } from "../platform/personal-data.server.ts"
import { takedownPersonalTexts } from "./texts.ts"

export const takedownData: PersonalData = {
  exports: [
    {
      table: "takedowns",
      texts: takedownPersonalTexts,
      rowsOf: ({ account_id }) => sql`where r.author_id = ${account_id} order by r.id desc`,
      excludedColumns: { hidden_by: "Who of us decided.", restored_by: "Who of us decided." },
    },
  ],
  erase: async (db, person) => {
    const { account_id, professional_id } = person
    await sql`update takedowns set
      appeal = case when author_id = ${account_id} and appealed_at is not null then '' else ${redacted(sql`appeal`, person)} end,
      reason = ${redacted(sql`reason`, person)}, appeal_answer = ${redacted(sql`appeal_answer`, person)},
      restored_because = ${redacted(sql`restored_because`, person)}
      where author_id = ${account_id}
        or item_id in (select id from reviews where professional_id = ${professional_id})
        or item_id in (select m.id from messages m join conversations c on c.id = m.conversation_id
          where m.hidden_at is not null and (c.customer_id = ${account_id} or c.professional_id = ${professional_id}))
        or item_id in (select o.id from blog_comments o join blog_posts p on p.id = o.post_id
          where o.status = 'hidden' and p.author_account_id = ${account_id})`.execute(db)
  },
}
