// What customers said after a completed booking. Everybody may read it, newest first.
import type { Ctx } from "../platform/context.server.ts"
import { localize } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { professionalProblems } from "../professionals/texts.ts"
import type { ReviewPage } from "./review.contract.ts"
import { findReviews } from "./review.queries.server.ts"

interface ReviewQuery {
  id: string
  limit: number
  cursor?: string | undefined
}

export const getReviews = async (ctx: Ctx, { id, limit, cursor }: ReviewQuery): Promise<ReviewPage> => {
  const found = await findReviews(ctx.db, id, limit, cursor)
  if (!found) throw notFound(localize(professionalProblems, (t) => t.professional))
  const reviews = found.reviews.slice(0, limit)
  return { reviews, summary: found.summary, next: found.reviews.length > limit ? (reviews.at(-1)?.id ?? null) : null }
}
