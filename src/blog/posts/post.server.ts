// The blog as readers have it: lists of six, a post with what to read after it, categories. What is no published post is
// nobody's but its author's and our team's.
import { cachePerDb } from "../../platform/cache.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize, pathIn } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import {
  type ListedRow,
  type ListQuery,
  listPublishedSlugs,
  listTopics,
  readAboutWriting,
  readCategories,
  readList,
  readNewest,
  readPostById,
  readPostBySlug,
  readRelated,
} from "./post.queries.server.ts"
import {
  BESIDE,
  categoryPath,
  PAGE_SIZE,
  pageCount,
  postPath,
  RELATED,
  readSearch,
  tagPath,
  tagsOfService,
} from "./post.rules.ts"
import type { BlogPost, ListedPost, PostAuthor, PostPage } from "./post.schema.ts"
import { readPostsAbout, readPostsOf } from "./posts-beside.queries.server.ts"
import { postProblems, writerTexts } from "./texts.ts"

type Reader = Pick<Ctx, "db" | "language" | "publicUrl">

const shown =
  ({ language, publicUrl }: Reader) =>
  <Row extends { slug: string; author_name: string | null }>(row: Row) => ({
    ...row,
    author_name: row.author_name ?? writerTexts.in(language).former,
    url: publicUrl + pathIn(language, postPath(row.slug)),
  })

/** A page of the list with all categories; a page after the last has no posts. */
export const getPostList = async (ctx: Reader, query: ListQuery) => {
  const { posts, total, categories } = await readList(ctx.db, asQuery(query))
  const pagination = {
    ...{ currentPage: query.page, totalPages: pageCount(total) },
    ...{ totalPosts: total, postsPerPage: PAGE_SIZE },
  }
  return { posts: posts.map(shown(ctx)), pagination, categories }
}

/** "all" is no filter, and blank no search. */
const asQuery = ({ page, category, search, tag }: ListQuery): ListQuery => ({
  page,
  category: category === "all" || category === "All" ? undefined : category || undefined,
  search: readSearch(search ?? null) || undefined,
  tag: tag?.trim().toLowerCase() || undefined,
})

export const listPosts = async (ctx: Ctx, query: ListQuery): Promise<{ data: PostPage }> => {
  const { posts, pagination } = await getPostList(ctx, query)
  return { data: { posts, pagination } }
}

export const searchPosts = async (ctx: Ctx, { q, page }: { q: string; page: number }): Promise<{ data: PostPage }> => {
  if (readSearch(q) !== "") return listPosts(ctx, { search: q, page })
  const pagination = { currentPage: page, totalPages: 1, totalPosts: 0, postsPerPage: PAGE_SIZE }
  return { data: { posts: [], pagination } }
}

export const listCategories = async ({ db }: Ctx) => ({ data: await readCategories(db) })

export const getPostById = async (
  ctx: Reader & Pick<Ctx, "actor">,
  { id }: { id: string },
): Promise<{ data: BlogPost }> => {
  const row = await readPostById(ctx.db, id, ctx.actor)
  if (!row) throw postNotFound()
  return { data: toPost(ctx, row) }
}

export const getPostBySlug = async (ctx: Ctx, { slug }: { slug: string }): Promise<{ data: BlogPost }> => {
  const row = await readPostBySlug(ctx.db, slug, 0)
  if (!row) throw postNotFound()
  return { data: toPost(ctx, row) }
}

/** For its page. `movedTo`: it is not at this address any more. */
export const findPostPage = async (ctx: Reader, slug: string) => {
  const row = await readPostBySlug(ctx.db, slug, RELATED)
  if (!row) return undefined
  if (row.slug !== slug) return { movedTo: postPath(row.slug) }
  const { document, author } = row
  return { post: toPost(ctx, row), document, author, related: row.related.map(shown(ctx)) }
}

const toPost = (
  ctx: Reader,
  { related: _, document: __, author, ...row }: NonNullable<Awaited<ReturnType<typeof readPostBySlug>>>,
) => ({ ...shown(ctx)(row), author_about: aboutOf(author) })

const aboutOf = (author: PostAuthor | null) => (author ? author.headline || author.about.slice(0, 300) : "")

/** What stands beside a text that is written, in this category. */
export const findAboutWriting = async ({ db, language }: Reader, id: string, categoryId: number | null) => {
  const row = await readAboutWriting(db, id, categoryId)
  if (!row) throw postNotFound()
  const { author, author_name, ...about } = row
  const name = author_name ?? writerTexts.in(language).former
  return { about: { ...about, author_name: name, author_about: aboutOf(author) }, author }
}

export const getRelated = async (
  ctx: Ctx,
  { id, count }: { id: string; count: number },
): Promise<{ data: ListedPost[] }> => {
  const rows = await readRelated(ctx.db, id, count)
  if (!rows) throw postNotFound()
  return { data: rows.map(shown(ctx)) }
}

export const getNewest = async (ctx: Reader, count: number) => (await readNewest(ctx.db, count)).map(shown(ctx))
export type FeedPost = ListedRow & { content: string; author_name: string; url: string }

export const getPostsAbout = async (ctx: Reader, service: string) => {
  const rows = await readPostsAbout(ctx.db, { service, tags: tagsOfService(service) }, BESIDE)
  return rows.map(shown(ctx))
}

/** Most professionals have none, and their profile is opened often. What there is is read each time: it may have been hidden. */
const isAuthor = cachePerDb<boolean>({ maxEntries: 2_000, seconds: 60 })

/** Of a professional, the newest. */
export const getPostsOf = async (ctx: Reader, providerId: string) => {
  const read = () => readPostsOf(ctx.db, providerId, BESIDE)
  const hasSome = await isAuthor(ctx.db)(providerId, async () => (await read()).length > 0)
  return hasSome ? (await read()).map(shown(ctx)) : []
}

export const postNotFound = () => notFound(localize(postProblems, (t) => t.post))

/** A tag of one post leads to that post alone. */
const FEWEST_OF_TAG = 2

/** What search engines are told of. */
export const listBlogPaths = async (db: Ctx["db"]) => {
  const { categories, tags } = await listTopics(db, FEWEST_OF_TAG)
  const slugs = await listPublishedSlugs(db)
  return [...categories.map(categoryPath), ...tags.map(tagPath), ...slugs.map(postPath)]
}
