// The project that pictures an offer, as SQL beside a row p of professionals and a row t of service_types.
import { sql } from "kysely"

/** The address of a project's drawing, which says all that is drawn; beside a row f of portfolio_projects. */
export const projectPicture = sql`json_build_object('kind',
  drawn_as(f.drawing, f.building, f.storeys, f.room, f.area_sqft, f.features, f.materials), 'seed', f.id)`

/** Their first that is not of another trade: no bathroom for an architect, no façade for an interior designer. */
export const coverProject = sql`(
  select ${projectPicture} from portfolio_projects f where f.professional_id = p.id
  order by f.drawing = any(case t.slug when 'interior-designer' then '{elevation,section}' else '{room,detail}' end::text[]),
    f.sort_order, f.id limit 1
)`
