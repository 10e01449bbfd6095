// The SQL of projects and their pictures; the only writer of both.
import { type RawBuilder, sql } from "kysely"
import { takedownOf } from "../../moderation/takedown-parts.server.ts"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant } from "../../platform/database/statement-parts.server.ts"
import { fileAddressOf } from "../../platform/files/file-address.server.ts"
import { type PhotoSize, photoSizes } from "../../platform/files/photo-sizes.ts"
import type { BandStart } from "../cost/cost.rules.ts"
import { projectPicture } from "../cover.server.ts"
import type { ListedProject, PlacedPicture, ProjectChange, ShownProject } from "./project.schema.ts"

type Sql = RawBuilder<unknown>

interface Paid {
  paid_from: BandStart | null
}
export type ProjectRow = Omit<ShownProject, "paid"> & Paid
type ListedRow = Omit<ListedProject, "paid" | "picture_count"> & Paid

const sizes = Object.keys(photoSizes) as PhotoSize[]
const urls = sql`json_build_object(${sql.join(
  sizes.map((size) => sql`${sql.lit(size)}, ${fileAddressOf("i.file_id", size)}`),
)})`

const wholePictures = sql`(select coalesce(json_agg(json_build_object('file_id', i.file_id, 'role', i.role,
    'caption', i.caption, 'alt', i.alt, 'width', a.width, 'height', a.height, 'placeholder', a.placeholder,
    'urls', ${urls}) order by i.position), '[]')
  from project_pictures i join files a on a.id = i.file_id where i.project_id = f.id)`
const pictureRoles = sql`(select coalesce(json_agg(json_build_object('role', i.role) order by i.position), '[]')
  from project_pictures i where i.project_id = f.id)`

/** Of a row f of portfolio_projects. */
const projectColumns = (
  pictures: Sql,
  isOwn: boolean,
) => sql`f.id, f.title, f.description, f.work, f.home_type, f.area_sqft, f.locality, f.completed_year,
  f.duration_weeks, f.paid_from, f.review_id, ${projectPicture} as picture, ${pictures} as pictures,
  ${isoInstant("f.published_at")} as published_at, ${isoInstant("f.updated_at")} as updated_at, f.version,
  ${isOwn ? takedownOf("project", "f.id") : sql`null`} as takedown`

/** Drafts too, where `isOwn`. Undefined where the public sees no such professional and it is not oneself. */
export const findProjects = async (db: Db, professionalId: string, isOwn: boolean) => {
  const { rows } = await sql<{ projects: ListedRow[] }>`
    select (select coalesce(json_agg(r), '[]') from (
      select ${projectColumns(pictureRoles, isOwn)} from portfolio_projects f
      where f.professional_id = p.id ${isOwn ? sql`` : sql`and f.published_at is not null`}
      order by f.sort_order, f.id) r) as projects
    from ${isOwn ? sql`professionals` : sql`public_professionals`} p where p.id = ${professionalId}`.execute(db)
  return rows[0]?.projects
}

export const findProject = async (db: Db, professionalId: string, id: string, isOwn: boolean) => {
  const { rows } = await sql<ProjectRow>`
    select ${projectColumns(wholePictures, isOwn)} from portfolio_projects f
    join ${isOwn ? sql`professionals` : sql`public_professionals`} p on p.id = f.professional_id
    where f.id = ${id} and f.professional_id = ${professionalId}
      ${isOwn ? sql`` : sql`and f.published_at is not null`}`.execute(db)
  return rows[0]
}

type ArchivedProject = Pick<ShownProject, "title" | "description" | "locality" | "completed_year"> & {
  pictures: PlacedPicture[]
}

/** In the order of the profile, with drafts; those that have none are left out. */
export const listArchived = async (db: Db, professionalId: string) => {
  const { rows } = await sql<ArchivedProject>`
    select f.title, f.description, f.locality, f.completed_year, json_agg(json_build_object('file_id', i.file_id,
      'role', i.role, 'caption', i.caption, 'alt', i.alt) order by i.position) as pictures
    from portfolio_projects f join project_pictures i on i.project_id = f.id
    where f.professional_id = ${professionalId} group by f.id order by f.sort_order, f.id`.execute(db)
  return rows
}

/** For the sitemap: those that show or say something of their own. */
const told = sql`from portfolio_projects f join public_professionals p on p.id = f.professional_id
  where f.published_at is not null
    and (length(f.description) >= 40 or exists (select from project_pictures i where i.project_id = f.id))`

export const countForSitemap = async (db: Db) => {
  const { rows } = await sql<{ projects: number }>`select count(*)::int as projects ${told}`.execute(db)
  return rows[0]!.projects
}

export interface Stretch {
  /** How many come before it. */
  from: number
  count: number
}

/** In the order in which they were begun, so that most of what is new comes at the end. */
export const listForSitemap = async (db: Db, { from, count }: Stretch) => {
  const { rows } = await sql<{ id: string; professional_id: string }>`
    select f.id, f.professional_id ${told} order by f.id offset ${from} limit ${count}`.execute(db)
  return rows
}

/** Of two changes at once the second waits here. */
export const lockProject = async (db: Db, professionalId: string, id: string) => {
  const { rows } = await sql`select from portfolio_projects
    where id = ${id} and professional_id = ${professionalId} for no key update`.execute(db)
  return rows.length > 0
}

/** Before the others, since what is new is what one wants to show. False where there are as many as may be. */
export const insertProject = async (
  db: Db,
  { id, professional_id }: { id: string; professional_id: string },
  { max, now }: { max: number; now: Date },
) => {
  // Nothing is drawn of it until its fields say what: a fragment of a plan, which claims nothing.
  const { rows } = await sql`
    insert into portfolio_projects (id, professional_id, title, description, locality, drawing, sort_order, published_at,
      created_at, updated_at, version)
    select ${id}, ${professional_id}, '', '', '', 'board', coalesce(min(sort_order), 0) - 1, null, ${now}::timestamptz,
      ${now}::timestamptz, 0
    from portfolio_projects where professional_id = ${professional_id} having count(*) < ${max}
    returning id`.execute(db)
  return rows.length > 0
}

type Columns = Omit<ProjectChange, "pictures" | "published" | "version"> & { published_at?: Date | null }

/** After its pictures were written: what shows it is made anew with this row. */
export const updateProject = async (db: Db, id: string, change: Columns, now: Date) => {
  await db
    .updateTable("portfolio_projects")
    .set({ ...change, updated_at: now, version: sql`version + 1` })
    .where("id", "=", id)
    .execute()
}

export const replacePictures = async (db: Db, project_id: string, pictures: readonly PlacedPicture[]) => {
  await db.deleteFrom("project_pictures").where("project_id", "=", project_id).execute()
  const rows = pictures.map((picture, at) => ({ ...picture, project_id, position: at + 1 }))
  if (rows.length > 0) await db.insertInto("project_pictures").values(rows).execute()
}

export const deleteProject = (db: Db, id: string) => db.deleteFrom("portfolio_projects").where("id", "=", id).execute()

const pictureIn = (
  professionals: Sql,
) => sql`select from project_pictures i join portfolio_projects f on f.id = i.project_id
  join ${professionals} p on p.id = f.professional_id`

export const isPublicPicture = async (db: Db, fileId: string) => {
  const { rows } = await sql`${pictureIn(sql`public_professionals`)}
    where i.file_id = ${fileId} and f.published_at is not null`.execute(db)
  return rows.length > 0
}

/** Whoever decides about it has to see it. */
export const isHiddenPicture = async (db: Db, fileId: string) => {
  const { rows } = await sql`${pictureIn(sql`professionals`)}
    where i.file_id = ${fileId} and f.hidden_at is not null`.execute(db)
  return rows.length > 0
}

export const isPictureOf = async (db: Db, professionalId: string | null | undefined, fileId: string) => {
  const { rows } = await sql`${pictureIn(sql`professionals`)}
    where i.file_id = ${fileId} and p.id = ${professionalId ?? null}`.execute(db)
  return rows.length > 0
}

export const isReviewOf = async (db: Db, professionalId: string, reviewId: string) => {
  const { rows } =
    await sql`select from reviews where id = ${reviewId} and professional_id = ${professionalId}`.execute(db)
  return rows.length > 0
}

/**
 * Locked until the end of the transaction, in their order. Whoever had to wait for the locks reads what was written
 * meanwhile, but has sorted before: so they are put into order once all are locked.
 */
export const lockOrder = async (db: Db, professionalId: string) => {
  const { rows } = await sql<{ id: string }>`
    with locked as materialized (
      select id, sort_order from portfolio_projects where professional_id = ${professionalId}
      order by id for no key update)
    select id from locked order by sort_order, id`.execute(db)
  return rows.map(({ id }) => id)
}

export const writeOrder = async (db: Db, ids: readonly string[]) => {
  await sql`update portfolio_projects f set sort_order = o.place
    from unnest(${[...ids]}::text[]) with ordinality as o (id, place)
    where f.id = o.id and f.sort_order <> o.place`.execute(db)
}

export const lockForTakedown = async (db: Db, id: string) => {
  const { rows } = await sql<{ author: Party; title: string; published_at: Date | null; hidden_at: Date | null }>`
    select ${partyOf("a", "p.business_name")} as author, f.title, f.published_at, f.hidden_at
    from portfolio_projects f join professionals p on p.id = f.professional_id join accounts a on a.id = p.account_id
    where f.id = ${id} for no key update of f`.execute(db)
  return rows[0]
}

/** Whoever edits it meanwhile is told that it has changed. */
export const markHidden = async (db: Db, id: string, now: Date) => {
  await sql`update portfolio_projects set hidden_at = ${now}, published_before = published_at, published_at = null,
    version = version + 1 where id = ${id}`.execute(db)
}

export const markRestored = async (db: Db, id: string) => {
  await sql`update portfolio_projects set hidden_at = null, published_at = published_before, published_before = null,
    version = version + 1 where id = ${id}`.execute(db)
}
