// Published projects of professionals whom everybody sees, and what can be chosen among them. Both are read from rows that
// triggers keep (docs/decisions/0081): idea_entries has a project once in each combination of choices, with its place in the
// order; idea_counts says how many a combination has.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { type BandStart, bandStarts, type Work, works } from "../../professionals/cost/cost.rules.ts"
import { projectPicture } from "../../professionals/cover.server.ts"
import type { Project } from "../../professionals/professional.contract.ts"
import { type HomeType, homeTypes } from "../../professionals/projects/project.rules.ts"
import type { IdeaQuery } from "./ideas.rules.ts"

type Sql = RawBuilder<unknown>

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
    select ${shown(asked, limit)} as ideas,
      (select coalesce(sum(projects), 0)::int from idea_counts where ${isChoice(asked)}) as total,
      ${counts("work", works, asked)} as works,
      ${counts("home_type", homeTypes, asked)} as homes,
      ${counts("paid_from", bandStarts, asked)} as bands,
      (select coalesce(json_agg(n order by n.value), '[]') from (
        select min(l.name) as value, c.projects from (
          select locality, sum(projects)::int as projects from idea_counts
          where ${isChoice(asked, { locality: sql`locality > ''` })} group by locality having sum(projects) > 0
        ) c join localities l on lower(l.name) = c.locality group by c.locality, c.projects) n) as localities`.execute(
    db,
  )
  return rows[0]!
}

/** Without what can be chosen among them. */
export const listIdeas = async (db: Db, asked: IdeaQuery, limit: number): Promise<IdeaRow[]> => {
  const { rows } = await sql<Pick<Ideas, "ideas">>`select ${shown(asked, limit)} as ideas`.execute(db)
  return rows[0]!.ideas
}

const inOrder = sql`is_photographed desc, turn, completed_year desc, project_id desc`

const shown = (asked: IdeaQuery, limit: number) => sql`(
  select coalesce(json_agg(i), '[]') from (
    select f.id, f.title, f.locality, f.completed_year, f.area_sqft, f.paid_from, ${projectPicture} as picture,
      (select count(*)::int from project_pictures i where i.project_id = f.id) as picture_count,
      f.professional_id as provider_id, p.business_name
    from (
      select project_id, is_photographed, turn, completed_year from idea_entries where ${isChoice(asked)}
      order by ${inOrder} limit ${limit}
    ) o join portfolio_projects f on f.id = o.project_id join professionals p on p.id = f.professional_id
    order by o.is_photographed desc, o.turn, o.completed_year desc, o.project_id desc) i)`

type ChoiceColumn = "work" | "home_type" | "paid_from" | "locality"

/** Of a row of either table: whether it is of what is asked for, all of it and nothing else. */
const isChoice = ({ work, home, paid, locality }: IdeaQuery, instead: Partial<Record<ChoiceColumn, Sql>> = {}) =>
  sql.join(
    [
      instead.work ?? sql`work = ${work ?? ""}`,
      instead.home_type ?? sql`home_type = ${home ?? ""}`,
      instead.paid_from ?? sql`paid_from = ${paid ?? -1}`,
      instead.locality ?? sql`locality = lower(${locality ?? ""})`,
    ],
    sql` and `,
  )

/** Of each value, beside what else is asked for. */
const counts = (column: ChoiceColumn, values: readonly (string | number)[], asked: IdeaQuery) => {
  const value = sql.ref(column)
  const isAny = sql`${value} = any(${sql.val(values)})`
  return sql`(select coalesce(json_agg(c), '[]') from (
    select ${value} as value, sum(projects)::int as projects from idea_counts
    where ${isChoice(asked, { [column]: isAny })} group by 1 having sum(projects) > 0 order by 1) c)`
}

export const countWorks = async (db: Db) => {
  const asked = { work: undefined, home: undefined, locality: undefined, paid: undefined }
  const { rows } = await sql<{ works: Count<Work>[] }>`select ${counts("work", works, asked)} as works`.execute(db)
  return rows[0]!.works
}

/** Merges the rows of a combination into one, with the same sum before and after. @returns how many changes were merged, about `limit` */
export const addUpCounts = async (db: Db, limit: number) => {
  const { rows } = await sql<{ changes: number }>`
    with changed as materialized (
      select distinct work, home_type, paid_from, locality from (
        select * from idea_counts where is_change order by id limit ${limit}) c
    ), taken as (
      delete from idea_counts c using changed k where (c.work, c.home_type, c.paid_from, c.locality)
        = (k.work, k.home_type, k.paid_from, k.locality)
      returning c.*
    ), sums as (
      insert into idea_counts (work, home_type, paid_from, locality, projects, is_change)
      select work, home_type, paid_from, locality, sum(projects), false from taken
      group by work, home_type, paid_from, locality having sum(projects) <> 0
    )
    select count(*) filter (where is_change)::int as changes from taken`.execute(db)
  return rows[0]!.changes
}
