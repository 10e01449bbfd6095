// The projects behind a card, of whoever a search can find: an offer that is not in search_entries shows nothing.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { coverGallery } from "../../professionals/cover.server.ts"
import type { ShownCover } from "./covers.contract.ts"
import { MAX_COVERS } from "./covers.rules.ts"

export const readCovers = async (db: Db, serviceId: string): Promise<ShownCover[]> => {
  const { rows } = await sql<{ covers: ShownCover[] }>`
    select ${coverGallery(MAX_COVERS)} as covers
    from professional_services s
    join public_professionals p on p.id = s.professional_id
    join service_types t on t.id = s.service_type_id
    where s.id = ${serviceId}
      and exists (select from search_entries e where e.professional_id = p.id and e.service_id = s.id)`.execute(db)
  return rows[0]?.covers ?? []
}
