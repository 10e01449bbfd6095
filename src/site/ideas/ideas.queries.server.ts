// Published projects of professionals whom everybody sees, and what can be chosen among them.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import type { BandStart, Work } from "../../professionals/cost/cost.rules.ts"
import { projectPicture } from "../../professionals/cover.server.ts"
import type { Project } from "../../professionals/professional.contract.ts"
import type { HomeType } from "../../professionals/projects/project.rules.ts"
import type { IdeaQuery } from "./ideas.rules.ts"

export interface IdeaRow
  extends Pick<Project, "id" | "title" | "locality" | "completed_year" | "area_sqft" | "picture" | "picture_count"> {
  paid_from: BandStart | null
  provider_id: string
  business_name: string
}

interface Count<T> {
  value: T
  projects: number
}

interface Ideas {
  total: number
  ideas: IdeaRow[]
  /** With the other choices as they are, so that none leads to nothing; of localities those that the catalogue knows. */
  works: Count<Work>[]
  homes: Count<HomeType>[]
  localities: Count<string>[]
  bands: Count<BandStart>[]
}

/** Photographs first, then the newest, one of each professional before anybody's second. */
export const findIdeas = async (db: Db, asked: IdeaQuery, limit: number): Promise<Ideas> => {
  const { rows } = await sql<Ideas>`
    with shown as materialized (
      select f.id, f.professional_id, p.business_name, f.work, f.home_type, f.paid_from, f.completed_year,
        l.name as locality, k.project_id is not null as is_photographed
      from portfolio_projects f join public_professionals p on p.id = f.professional_id
      left join localities l on l.city_id = p.city_id and lower(l.name) = lower(trim(f.locality))
      left join (select distinct project_id from project_pictures where role = 'photo') k on k.project_id = f.id
      where f.published_at is not null and f.work is not null
    ), found as (
      select *, row_number() over (
        partition by professional_id order by is_photographed desc, completed_year desc, id desc) as turn
      from shown where ${fits(asked)}
    )
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(i), '[]') from (
        select f.id, f.title, f.locality, f.completed_year, f.area_sqft, f.paid_from, ${projectPicture} as picture,
          (select count(*)::int from project_pictures i where i.project_id = f.id) as picture_count,
          o.professional_id as provider_id, o.business_name
        from (
          select id, professional_id, business_name, is_photographed, turn, completed_year from found
          order by is_photographed desc, turn, completed_year desc, id desc limit ${limit}
        ) o join portfolio_projects f on f.id = o.id
        order by o.is_photographed desc, o.turn, o.completed_year desc, o.id desc) i) as ideas,
      ${counts(sql`work`, { ...asked, work: undefined })} as works,
      ${counts(sql`home_type`, { ...asked, home: undefined })} as homes,
      ${counts(sql`paid_from`, { ...asked, paid: undefined })} as bands,
      (select coalesce(json_agg(c), '[]') from (
        select locality as value, count(*)::int as projects from shown
        where locality is not null and ${fits({ ...asked, locality: undefined })}
        group by locality order by locality) c) as localities`.execute(db)
  return rows[0]!
}

const fits = ({ work, home, locality, paid }: IdeaQuery) =>
  sql.join(
    [
      sql`true`,
      ...(work === undefined ? [] : [sql`work = ${work}`]),
      ...(home === undefined ? [] : [sql`home_type = ${home}`]),
      ...(locality === undefined ? [] : [sql`lower(locality) = lower(${locality})`]),
      ...(paid === undefined ? [] : [sql`paid_from = ${paid}`]),
    ],
    sql` and `,
  )

const counts = (column: RawBuilder<unknown>, asked: IdeaQuery) => sql`(
  select coalesce(json_agg(c), '[]') from (
    select ${column} as value, count(*)::int as projects from shown
    where ${column} is not null and ${fits(asked)} group by 1 order by 1) c)`

export const countWorks = async (db: Db) => {
  const { rows } = await sql<Count<Work>>`
    select f.work as value, count(*)::int as projects
    from portfolio_projects f join public_professionals p on p.id = f.professional_id
    where f.published_at is not null and f.work is not null group by f.work order by f.work`.execute(db)
  return rows
}
