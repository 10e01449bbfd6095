// A professional's own services, paused ones too. Through the actor: somebody else's service is not there.
import { sql } from "kysely"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { OwnService } from "./own-service.contract.ts"

export const listOwnServices = async (db: Db, actor: Actor, id?: string): Promise<OwnService[]> => {
  const { rows } = await sql<OwnService>`
    select s.id, t.slug as service_type, t.name, s.description, s.price_per_hour::text as price,
      s.duration_minutes as duration, s.delivery, s.is_active, (
        select coalesce(json_agg(r), '[]') from (
          select c.id, c.name as city, st.name as state, k.name as country
          from professional_service_areas a join cities c on c.id = a.city_id
          join states st on st.id = c.state_id join countries k on k.id = st.country_id
          where a.service_id = s.id order by lower(c.name) collate "C", c.id) r) as locations
    from professional_services s join service_types t on t.id = s.service_type_id
    where s.professional_id = ${actor.professional_id} ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by t.sort_order, s.id`.execute(db)
  return rows
}
