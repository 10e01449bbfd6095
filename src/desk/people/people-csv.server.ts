// People as a table for a spreadsheet, whole and in the reader's language.
import { spacedNumber } from "../../accounts/account.rules.ts"
import { recordAct, recordedFilter } from "../../accounts/audit.server.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { indianMinute } from "../../platform/indian-minute.ts"
import { indianDay } from "../../platform/time.ts"
import { countPeople, findPeople, type PersonRow } from "./people.queries.server.ts"
import { asPerson, type PeopleFilter, soughtOf } from "./people.server.ts"
import { rolesOf } from "./person-roles.ts"
import { deskPeopleTexts, peopleFileTexts } from "./texts.ts"

export const exportPeople = async (ctx: Ctx<"admin">, filter: PeopleFilter): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  const sought = soughtOf(filter)
  await recordAct(ctx, "export_people", { details: { ...recordedFilter(filter), rows: await countPeople(db, sought) } })
  const { columns } = peopleFileTexts.in(language)
  const t = deskPeopleTexts.in(language)
  return csvFile({
    name: `people-${indianDay(clock())}.csv`,
    columns,
    read: (last: PersonRow | undefined, limit) => findPeople(db, { ...sought, limit, cursor: last?.id }),
    line: (row) => {
      const person = asPerson(row)
      const { full_name, email, mobile_number, business_name, provider_id, id } = person
      return [
        // With its blanks a spreadsheet takes it for no number, of which it would leave the plus out.
        ...[full_name || t.former, email, mobile_number && spacedNumber(mobile_number), business_name],
        ...[rolesOf(person, t), t.states[person.state]],
        ...[indianMinute(person.created_at), indianMinute(person.last_login_at), provider_id, id],
      ]
    },
  })
}
