// A professional's own services, paused ones too, removed ones not. Through the actor: somebody else's is not there.
import { sql } from "kysely"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant } from "../../platform/database/iso-instant.server.ts"
import type { OwnService } from "./own-service.schema.ts"

export const listOwnServices = async (db: Db, actor: Actor, now: Date, id?: string): Promise<OwnService[]> => {
  const { rows } = await sql<OwnService>`
    select s.id, t.slug as service_type, t.name, s.name as title, s.description, s.price_per_hour::text as price,
      s.duration_minutes as duration, s.delivery, s.is_active,
      s.online_by, s.meeting_link, p.studio_address,
      longest_stretch(p.id, (${now}::timestamptz at time zone 'Asia/Kolkata')::date), o.open_bookings, o.open_requests, (
        select coalesce(json_agg(r), '[]') from (
          select b.id, ${isoInstant("b.starts_at")} as start_time, b.status, nullif(c.full_name, '') as client_name
          from bookings b join accounts c on c.id = b.customer_id
          where b.professional_id = s.professional_id and b.service_id = s.id
            and b.status in ('pending', 'confirmed') and b.ends_at > ${now}
          order by b.starts_at, b.id limit 3) r) as next_bookings, (
        select coalesce(json_agg(r), '[]') from (
          select a.id, a.service_id, c.id as city_id, c.name as city, st.name as state, k.name as country,
            exists (select from service_type_cities o where o.service_type_id = t.id and o.city_id = c.id) as is_open
          from professional_service_areas a join cities c on c.id = a.city_id
          join states st on st.id = c.state_id join countries k on k.id = st.country_id
          where a.service_id = s.id order by lower(c.name) collate "C", c.id) r) as locations
    from professional_services s join service_types t on t.id = s.service_type_id
    join professionals p on p.id = s.professional_id
    cross join lateral (
      select count(*) as open_bookings, count(*) filter (where b.status = 'pending') as open_requests
      from bookings b where b.professional_id = s.professional_id and b.service_id = s.id
        and b.status in ('pending', 'confirmed') and b.ends_at > ${now}) o
    where s.professional_id = ${actor.professional_id} and s.removed_at is null
      ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by t.sort_order, s.id`.execute(db)
  return rows
}
