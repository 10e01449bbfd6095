// Who calls themselves an architect has a registration to show: a part of SQL that other statements put in.
import { sql } from "kysely"

/** Of a professional by the SQL of their id: they offer architecture now. */
export const offersArchitecture = (professionalId: string) => sql<boolean>`exists (
  select from professional_services o join service_types ot on ot.id = o.service_type_id
  where o.professional_id = ${sql.raw(professionalId)} and o.is_active and ot.slug = 'architect')`
