// Pages of the list, and of posts of one category or with one tag below an address of their own.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { getPostList, postNotFound } from "./post.server.ts"
import { topicProblems } from "./texts.ts"

/** A page after the last is none. */
export const getListPage = async (ctx: Ctx, query: Parameters<typeof getPostList>[1]) => {
  const list = await getPostList(ctx, query)
  if (query.page > list.pagination.totalPages) throw notFound(localize(topicProblems, (t) => t.page))
  return list
}

/** Of a category there is, also while it has no posts. */
export const getCategoryPage = async (ctx: Ctx, slug: string, page: number) => {
  const { categories, ...list } = await getListPage(ctx, { category: slug, page })
  const category = categories.find((one) => one.slug === slug)
  if (!category) throw notFound(localize(topicProblems, (t) => t.category))
  return { category, categories, list }
}

/** A tag that no post has is no page. */
export const getTagPage = async (ctx: Ctx, tag: string, page: number) => {
  const { categories, ...list } = await getListPage(ctx, { tag, page })
  if (list.pagination.totalPosts === 0) throw postNotFound()
  return { tag, categories, list }
}
