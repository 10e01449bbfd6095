// The project that pictures an offer, as SQL beside a row p of professionals and a row t of service_types.
import { sql } from "kysely"

/** Their first that is not of another trade: no bathroom for an architect, no façade for an interior designer. */
export const coverProject = sql`(
  select json_build_object('id', f.id, 'title', f.title, 'description', f.description, 'drawing', f.drawing)
  from portfolio_projects f where f.professional_id = p.id
  order by f.drawing = any(case t.slug when 'interior-designer' then '{elevation,section}' else '{room,detail}' end::text[]),
    f.sort_order, f.id limit 1
)`
