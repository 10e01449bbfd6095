// The project that pictures an offer, as SQL beside a row p of professionals and a row t of service_types.
import { sql } from "kysely"

const drawing = sql`'kind', drawn_as(f.drawing, f.building, f.storeys, f.room, f.area_sqft, f.features, f.materials), 'seed', f.id`

/** As cover_photo_of in the database, written out: a list calls it for each row, and a function is not planned with it. */
const photo = sql`(select i.file_id from project_pictures i where i.project_id = f.id and i.role = 'photo'
  order by i.position limit 1)`

/** A project's photograph, and its drawing, whose address says all that is drawn; beside a row f of portfolio_projects. */
export const projectPicture = sql`json_strip_nulls(json_build_object(${drawing}, 'photo', ${photo}))`

/** Those that are not of another trade first: no bathroom for an architect, no façade for an interior designer. */
const isOfOtherTrade = sql`f.drawing = any(case t.slug when 'interior-designer' then '{elevation,section}' else '{room,detail}' end::text[])`
const published = sql`from portfolio_projects f where f.professional_id = p.id and f.published_at is not null`
const ofTrade = sql`${published} order by ${isOfOtherTrade}, f.sort_order, f.id`

export const coverProject = sql`(select ${projectPicture} ${ofTrade} limit 1)`

/** The first two, each with its title, as JSON. */
export const shownProjects = sql`(select coalesce(json_agg(w), '[]') from (
  select f.title, ${projectPicture} as picture ${ofTrade} limit 2) w)`

/** What one would see before what is drawn from above or cut: photographs, rooms and façades. */
const isOnlyDrawn = sql`f.drawing not in ('room', 'elevation') and not exists (
  select from project_pictures i where i.project_id = f.id and i.role = 'photo')`

/** So many at most, each with its title, as JSON: the cover, then the others. */
export const coverGallery = (most: number) => sql`(select coalesce(json_agg(w), '[]') from (
  select f.title, ${projectPicture} as picture ${published}
  order by f.id = (select f.id ${ofTrade} limit 1) desc, ${isOfOtherTrade}, ${isOnlyDrawn}, f.sort_order, f.id
  limit ${sql.lit(most)}) w)`
