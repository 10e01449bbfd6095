// What a professional shows and offers. When they go, the row of the profile and the offers that were ever booked stay
// without words, because bookings stand upon them; all else goes.
import { sql } from "kysely"
import { forgetProfessionalInActivities } from "../activity/activity.personal.server.ts"
import { brand } from "../brand.ts"
import { fileAddressOf } from "../platform/files/file-address.server.ts"
import { DOCUMENT } from "../platform/files/purposes.ts"
import { type PersonalData, type PersonalTable, textsOfTable } from "../platform/personal-data.server.ts"
import { professionalPersonalTexts } from "./texts.ts"

const texts = (table: keyof ReturnType<typeof professionalPersonalTexts.in>) =>
  textsOfTable(professionalPersonalTexts, table)

/** A document as it came, of a picture the large one. */
const paperFile = sql`case when ${DOCUMENT} = any(f.names) then ${DOCUMENT} else 'large' end`

const whole: PersonalTable[] = [
  {
    table: "professionals",
    texts: texts("professionals"),
    rowsOf: ({ account_id }) => sql`join cities c on c.id = r.city_id where r.account_id = ${account_id}`,
    extraColumns: () => sql`jsonb_build_object('city', c.name)`,
    excludedColumns: { has_studio: "Whether the address of the studio, which is here, is given." },
  },
  {
    table: "professional_checks",
    texts: texts("professional_checks"),
    rowsOf: ({ professional_id }) => sql`where r.professional_id = ${professional_id} order by r.kind`,
    excludedColumns: { checked_by: "Who of us looked at the papers.", confirmed_by: "Who of us looked a second time." },
  },
  {
    table: "proposed_checks",
    texts: texts("proposed_checks"),
    rowsOf: ({ professional_id }) => sql`where r.professional_id = ${professional_id} order by r.kind`,
    excludedColumns: { proposed_by: "Who of us looked first.", paper_id: "The paper itself is here." },
  },
  {
    table: "professional_papers",
    texts: texts("professional_papers"),
    rowsOf: ({ professional_id }) => sql`left join files f on f.id = r.file_id
      where r.professional_id = ${professional_id} order by r.given_at desc, r.id desc`,
    extraColumns: () => sql`jsonb_build_object('file', ${fileAddressOf("f.id", paperFile)})`,
  },
  {
    table: "professional_services",
    texts: texts("professional_services"),
    rowsOf: ({ professional_id }) => sql`join service_types t on t.id = r.service_type_id
      where r.professional_id = ${professional_id} order by r.id`,
    extraColumns: () => sql`jsonb_build_object('service', t.name)`,
    excludedColumns: { needs_studio: "Whether it is offered at the studio, which is here." },
  },
  {
    table: "professional_service_areas",
    texts: texts("professional_service_areas"),
    rowsOf: ({ professional_id }) => sql`join professional_services s on s.id = r.service_id
      join service_types t on t.id = s.service_type_id join cities c on c.id = r.city_id
      where s.professional_id = ${professional_id} order by r.id`,
    extraColumns: () => sql`jsonb_build_object('service', t.name, 'city', c.name)`,
  },
  {
    table: "service_packages",
    texts: texts("service_packages"),
    rowsOf: ({ professional_id }) => sql`join professional_services s on s.id = r.service_id
      join service_types t on t.id = s.service_type_id where s.professional_id = ${professional_id} order by r.id`,
    extraColumns: () => sql`jsonb_build_object('service', t.name)`,
  },
  {
    table: "service_rates",
    texts: texts("service_rates"),
    rowsOf: ({ professional_id }) => sql`join professional_services s on s.id = r.service_id
      join service_types t on t.id = s.service_type_id where s.professional_id = ${professional_id}
      order by r.service_id, r.unit`,
    extraColumns: () => sql`jsonb_build_object('service', t.name)`,
  },
  {
    table: "portfolio_projects",
    texts: texts("portfolio_projects"),
    rowsOf: ({ professional_id }) => sql`where r.professional_id = ${professional_id} order by r.sort_order, r.id`,
    extraColumns: () => sql`jsonb_build_object('pictures', (
      select coalesce(jsonb_agg(concat_ws(' · ', ${fileAddressOf("i.file_id", "large")}, nullif(i.caption, ''),
        nullif(i.alt, '')) order by i.position), '[]') from project_pictures i where i.project_id = r.id))`,
    excludedColumns: {
      version: "How often it was changed.",
      published_before: "What is hidden has its reason among what was hidden.",
    },
  },
  {
    table: "profession_waits",
    texts: texts("profession_waits"),
    rowsOf: ({ account_id }) => sql`join service_types t on t.id = r.service_type_id
      where r.account_id = ${account_id} order by r.created_at, r.service_type_id`,
    extraColumns: () => sql`jsonb_build_object('service', t.name)`,
  },
]

export const professionalData: PersonalData = {
  exports: whole,
  notExported: {
    project_pictures: "Beside their projects; the pictures themselves are among the files.",
    paper_warnings: "That a paper ends is among their notifications.",
  },
  erase: async (db, person, at) => {
    const { account_id, professional_id } = person
    await db.deleteFrom("profession_waits").where("account_id", "=", account_id).execute()
    if (!professional_id) return
    for (const table of [
      "portfolio_projects",
      "proposed_checks",
      "professional_checks",
      "professional_papers",
    ] as const)
      await db.deleteFrom(table).where("professional_id", "=", professional_id).execute()
    for (const table of ["professional_service_areas", "service_packages", "service_rates"])
      await sql`delete from ${sql.table(table)} a using professional_services s
        where s.id = a.service_id and s.professional_id = ${professional_id}`.execute(db)
    await sql`delete from professional_services s where s.professional_id = ${professional_id}
      and not exists (select from bookings b where b.service_id = s.id)
      and not exists (select from service_requests q where q.service_id = s.id)`.execute(db)
    await db
      .updateTable("professional_services")
      .set({
        ...{ name: "", description: "", price_per_hour: null, is_active: false, updated_at: at },
        ...{ online_by: "call", meeting_link: "" },
      })
      .where("professional_id", "=", professional_id)
      .execute()
    await db
      .updateTable("professionals")
      .set({
        ...{ business_name: "", headline: "", about: "", locality: null, price_category: null, work_experience: null },
        ...{ business_phone: null, studio_address: "", first_steps_later_at: null },
        ...{ project_count: 0, languages: [], updated_at: at },
        // A column that is never empty.
        city_id: sql<number>`(select id from cities where name = ${brand.homeCity} order by id limit 1)`,
      })
      .where("id", "=", professional_id)
      .execute()
    await forgetProfessionalInActivities(db, ["view_service"], professional_id, person)
  },
}
