// Whom a customer selected and keeps is theirs, and goes with them; who was selected loses the name of who did it. When a
// professional goes, they are on nobody's list any more, and their name goes out of others' activity.
import { sql } from "kysely"
import { forgetProfessionalInActivities } from "../activity/activity.personal.server.ts"
import { type PersonalData, textsOfTable } from "../platform/personal-data.server.ts"
import { selectionPersonalTexts } from "./texts.ts"

export const selectionData: PersonalData = {
  exports: [
    {
      table: "selections",
      texts: textsOfTable(selectionPersonalTexts, "selections"),
      rowsOf: ({ account_id, professional_id }) => sql`
        join professionals p on p.id = r.professional_id join service_types t on t.id = r.service_type_id
        join accounts c on c.id = r.customer_id
        where r.customer_id = ${account_id} or r.professional_id = ${professional_id} order by r.id desc`,
      extraColumns: () =>
        sql`jsonb_build_object('service', t.name, 'professional', p.business_name, 'customer', c.full_name)`,
      excludedColumns: { is_individual: "Whether the customer is an individual, which the account says." },
    },
    {
      table: "shortlist_entries",
      texts: textsOfTable(selectionPersonalTexts, "shortlist_entries"),
      rowsOf: ({ account_id }) => sql`join professionals p on p.id = r.professional_id
        where r.customer_id = ${account_id} order by r.created_at desc, r.professional_id`,
      extraColumns: () => sql`jsonb_build_object('professional', p.business_name)`,
    },
    {
      table: "shortlist_links",
      texts: textsOfTable(selectionPersonalTexts, "shortlist_links"),
      rowsOf: ({ account_id }) => sql`where r.customer_id = ${account_id}`,
      excludedColumns: { token: "It opens the list." },
    },
  ],
  erase: async (db, person) => {
    const { account_id, professional_id } = person
    for (const table of ["selections", "shortlist_entries", "shortlist_links"] as const)
      await db.deleteFrom(table).where("customer_id", "=", account_id).execute()
    if (!professional_id) return
    for (const table of ["selections", "shortlist_entries"] as const)
      await db.deleteFrom(table).where("professional_id", "=", professional_id).execute()
    await forgetProfessionalInActivities(db, ["select_service"], professional_id, person)
  },
}
