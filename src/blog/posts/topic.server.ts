// Posts of one category, or with one tag, below an address of their own.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { getPostList, postNotFound } from "./post.server.ts"
import { topicProblems } from "./texts.ts"

/** Of a category there is, also while it has no posts. */
export const getCategoryPage = async (ctx: Ctx, slug: string, page: number) => {
  const { categories, ...list } = await getPostList(ctx, { category: slug, page })
  const category = categories.find((one) => one.slug === slug)
  if (!category) throw notFound(localize(topicProblems, (t) => t.category))
  return { category, categories, list }
}

/** A tag that no post has is no page. */
export const getTagPage = async (ctx: Ctx, tag: string, page: number) => {
  const { categories, ...list } = await getPostList(ctx, { tag, page })
  if (list.pagination.totalPosts === 0) throw postNotFound()
  return { tag, categories, list }
}
