// The SQL of posts as readers see them. A list is one statement, with its categories and its number; so is a post, with what
// to read after it. Document and HTML are large and come for one post alone.
import { type RawBuilder, sql } from "kysely"
import { profileImageOf } from "../../accounts/portrait/portrait-urls.server.ts"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant } from "../../platform/database/statement-parts.server.ts"
import { isOpenSomewhere } from "../../services/service-types.server.ts"
import type { Document } from "../document/nodes.ts"
import { PAGE_SIZE } from "./post.rules.ts"
import type { BlogCategory, BlogPost, ListedPost, PostAuthor, PreviewedPost } from "./post.schema.ts"

type Sql = RawBuilder<unknown>

/** Before its address and its author's name are made out. */
export type ListedRow = Omit<ListedPost, "url" | "author_name"> & { author_name: string | null }
type PostRow = Omit<BlogPost, "url" | "author_name" | "author_about"> & {
  author_name: string | null
  author: PostAuthor | null
  document: Document
}

const writerColumns = sql`
  case when a.erased_at is null then coalesce(nullif(w.full_name, ''), nullif(a.full_name, '')) end as author_name,
  case when w.id is not null or a.is_admin then ${profileImageOf("p.author_account_id")} end as author_image,
  w.id as provider_id, ${isoInstant("p.published_at")} as published_at, ${isoInstant("p.updated_at")} as updated_at`
const writerJoined = sql`left join accounts a on a.id = p.author_account_id
  left join public_professionals w on w.id = p.provider_id`

/** Of a post p with its category g, its author a and the public profile w. */
export const listedColumns = sql`p.id, p.slug, p.title, p.excerpt, p.category_id, g.slug as category_slug, g.name as category_name,
  g.color as category_color, p.tags, p.featured_image, p.featured_alt, ${writerColumns},
  p.reading_minutes, p.view_count, p.like_count, p.comment_count, p.status = 'published' as is_published`
export const joined = sql`join blog_categories g on g.id = p.category_id ${writerJoined}`

export interface ListQuery {
  page: number
  category?: string | undefined
  tag?: string | undefined
  search?: string | undefined
}

/** Words as people type them, the last one perhaps not to its end. */
const questionOf = (search: string) => {
  const last = /[\p{L}\p{N}]+$/u.exec(search)?.[0]
  const words = sql`websearch_to_tsquery('english', ${search})`
  if (!last) return words
  const before = search.slice(0, -last.length)
  return sql`(${words} || (websearch_to_tsquery('english', ${before}) && to_tsquery('simple', ${`${last.toLowerCase()}:*`})))`
}

const isCategory = (category: string) =>
  sql`(c.slug = ${category} or lower(c.name) = lower(${category}) or c.id::text = ${category})`

const conditionOf = ({ category, tag, search }: ListQuery) =>
  sql.join(
    [
      sql`p.status = 'published'`,
      ...(category ? [sql`p.category_id in (select c.id from blog_categories c where ${isCategory(category)})`] : []),
      ...(tag ? [sql`p.tags @> array[${tag}]::text[]`] : []),
      // Out of a subquery, so that the plan is made for any words: for words that many posts have it would read every post.
      ...(search ? [sql`p.search @@ (select words from question)`] : []),
    ],
    sql` and `,
  )

const categories = sql`(select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
    'color', c.color, 'post_count', c.post_count) order by c.position), '[]') from blog_categories c)`

interface ListRow {
  posts: ListedRow[]
  total: number
  categories: BlogCategory[]
}

/** So many pages of a search are in order by how well they match, the others by time: to rank a post is to read all its words. */
const RANKED_PAGES = 50

const byTime = sql`published_at desc, id desc`
const cutOf = (page: number) => sql`limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`

/** Ids and places of a page, and of how many: rows are read once it is known which. */
interface PageParts {
  parts: Sql
  total: Sql
}

const searchedPage = (query: ListQuery, search: string): PageParts => {
  const isRanked = query.page <= RANKED_PAGES
  const order = isRanked ? sql`rank desc, ${byTime}` : byTime
  const ranked = sql`(select p.id, p.published_at, ts_rank(p.search, (select words from question)) as rank
    from (select id from found order by ${byTime} limit ${RANKED_PAGES * PAGE_SIZE}) f join blog_posts p on p.id = f.id)`
  return {
    parts: sql`
      question as materialized (select ${questionOf(search)} as words),
      found as materialized (select p.id, p.published_at from blog_posts p where ${conditionOf(query)}),
      shown as (
        select id, row_number() over (order by ${order}) as place
        from (select * from ${isRanked ? ranked : sql`found`} f order by ${order} ${cutOf(query.page)}) f)`,
    total: sql`(select count(*)::int from found)`,
  }
}

const listedPage = (query: ListQuery): PageParts => {
  const { page, category, tag } = query
  const condition = conditionOf(query)
  return {
    parts: sql`shown as (
      select id, row_number() over (order by ${byTime}) as place from (
        select p.id, p.published_at from blog_posts p where ${condition} order by ${byTime} ${cutOf(page)}) f)`,
    total: tag
      ? sql`(select count(*)::int from blog_posts p where ${condition})`
      : sql`(select coalesce(sum(c.post_count), 0)::int from blog_categories c where ${category ? isCategory(category) : sql`true`})`,
  }
}

export const readList = async (db: Db, query: ListQuery): Promise<ListRow> => {
  const { parts, total } = query.search ? searchedPage(query, query.search) : listedPage(query)
  const { rows } = await sql<ListRow>`
    with ${parts}
    select ${categories} as categories, ${total} as total,
      (select coalesce(json_agg(to_jsonb(r) - 'place' order by r.place), '[]') from (
        select ${listedColumns}, s.place from shown s join blog_posts p on p.id = s.id ${joined}) r) as posts`.execute(
    db,
  )
  return rows[0]!
}

export const readCategories = async (db: Db) => {
  const { rows } = await sql<{ categories: BlogCategory[] }>`select ${categories} as categories`.execute(db)
  return rows[0]!.categories
}

/** The newest, for feeds: with their text. */
export const readNewest = async (db: Db, count: number) => {
  const { rows } = await sql<ListedRow & { content: string }>`
    select ${listedColumns}, p.html as content from blog_posts p ${joined}
    where p.status = 'published' order by p.published_at desc, p.id desc limit ${count}`.execute(db)
  return rows
}

export const readRelated = async (db: Db, id: string, count: number) => {
  const { rows } = await sql<{ related: ListedRow[] }>`
    select ${relatedTo(count)} as related from blog_posts q where q.id = ${id} and q.status = 'published'`.execute(db)
  return rows[0]?.related
}

/** To a post q: those of its category and with its tags, of the newest of each. */
const relatedTo = (count: number) => sql`(select coalesce(json_agg(r), '[]') from (
  select ${listedColumns} from (
    select c.id, cardinality(array(select unnest(c.tags) intersect select unnest(q.tags))) * 2
      + (c.category_id = q.category_id)::int as likeness
    from (
      (select c.id from blog_posts c where c.status = 'published' and c.category_id = q.category_id and c.id <> q.id
        order by c.published_at desc, c.id desc limit 20)
      union
      (select c.id from blog_posts c where c.status = 'published' and c.tags && q.tags and c.id <> q.id
        order by c.published_at desc, c.id desc limit 20)
      union
      (select c.id from blog_posts c where c.status = 'published' and c.id <> q.id
        order by c.published_at desc, c.id desc limit ${count})
    ) near join blog_posts c on c.id = near.id
    order by likeness desc, c.published_at desc, c.id desc limit ${count}
  ) nearest join blog_posts p on p.id = nearest.id ${joined}
  order by nearest.likeness desc, p.published_at desc, p.id desc) r)`

const authorOf = sql`(select json_build_object('business_name', w.business_name, 'full_name', w.full_name,
    'headline', w.headline, 'about', w.about, 'locality', w.locality, 'city', c.name,
    'services', (select coalesce(json_agg(t.name order by t.sort_order), '[]') from professional_services s
      join service_types t on t.id = s.service_type_id where s.professional_id = w.id and s.is_active and ${isOpenSomewhere}))
  from cities c where c.id = w.city_id)`

type PostWithRelated = PostRow & { related: ListedRow[] }

/** By an address that it has or had: the caller compares the slugs. */
export const readPostBySlug = async (db: Db, slug: string, related: number) =>
  readPost(db, sql`q.status = 'published' and q.id = (select post_id from blog_slugs where slug = ${slug})`, related)

export const readPostById = async (db: Db, id: string, actor: Actor | null) =>
  readPost(db, sql`q.id = ${id} and ${mayBeSeenBy(actor)}`, 0)

const mayBeSeenBy = (actor: Actor | null) =>
  actor?.is_admin ? sql`true` : sql`(q.status = 'published' or q.author_account_id = ${actor?.account_id ?? null})`

const readPost = async (db: Db, condition: Sql, related: number) => {
  const { rows } = await sql<PostWithRelated>`
    select ${listedColumns}, p.html as content, p.document, case when w.id is not null then ${authorOf} end as author,
      ${related > 0 ? relatedTo(related) : sql`'[]'::json`} as related
    from blog_posts q join blog_posts p on p.id = q.id ${joined} where ${condition}`.execute(db)
  return rows[0]
}

type Beside = "id" | "category_slug" | "category_name" | "category_color" | "author_image" | "provider_id"

interface AboutWriting extends Pick<PreviewedPost, Beside | "published_at" | "updated_at"> {
  author_name: string | null
  author: PostAuthor | null
}

/** What stands beside a text on its page: who wrote it, and the category that the text is in. */
export const readAboutWriting = async (db: Db, id: string, categoryId: number | null) => {
  const { rows } = await sql<AboutWriting>`
    select p.id, g.slug as category_slug, g.name as category_name, g.color as category_color, ${writerColumns},
      case when w.id is not null then ${authorOf} end as author
    from blog_posts p left join blog_categories g on g.id = ${categoryId}::smallint ${writerJoined}
    where p.id = ${id}`.execute(db)
  return rows[0]
}

export const listPublishedSlugs = async (db: Db) => {
  const { rows } = await sql<{ slug: string }>`
    select slug from blog_posts where status = 'published' order by published_at desc, id desc`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Categories that have posts, and tags that several have. */
export const listTopics = async (db: Db, fewest: number) => {
  const { rows } = await sql<{ categories: string[]; tags: string[] }>`
    select (select coalesce(json_agg(c.slug order by c.position), '[]') from blog_categories c
        where c.post_count > 0) as categories,
      (select coalesce(json_agg(tag order by tag), '[]') from (
        select tag from blog_posts p, unnest(p.tags) tag where p.status = 'published'
        group by tag having count(*) >= ${fewest}) t) as tags`.execute(db)
  return rows[0]!
}
