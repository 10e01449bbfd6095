// What readers leave at a post: that they were there, once a day, and that they like it, once.
import type { Ctx } from "../../platform/context.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import type { CookieJar } from "../../platform/http/cookies.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { indianDay } from "../../platform/time.ts"
import { postNotFound } from "./post.server.ts"
import { deleteViewsBefore, findViews, insertLike, insertView } from "./reader-marks.queries.server.ts"
import { isProgram, type Visit, visitorHash } from "./visitor.server.ts"

type Http = Pick<CookieJar, "userAgent">

/** A program reads the number and adds nothing to it. */
export const viewPost = async (ctx: Ctx, visit: Visit, http: Http) => {
  const mark = { id: visit.id, hash: visitorHash(ctx, visit, http) }
  const count = isProgram(http) ? findViews(ctx.db, visit.id) : insertView(ctx.db, mark, indianDay(ctx.clock()))
  const view_count = await count
  if (view_count === undefined) throw postNotFound()
  return { data: { view_count } }
}

export const likePost = async (ctx: Ctx, visit: Visit, http: Http) => {
  const mark = { id: visit.id, hash: visitorHash(ctx, visit, http) }
  const like_count = await insertLike(ctx.db, mark, ctx.actor?.account_id ?? null, ctx.clock())
  if (like_count === undefined) throw postNotFound()
  return { data: { like_count, is_liked: true as const } }
}

/** Of yesterday's nobody asks any more, whatever the hour. */
export const readerMarkJobs: Jobs = {
  forget_blog_views: async (_payload, { db, clock }) => {
    await deleteViewsBefore(db, indianDay(new Date(clock().getTime() - DAY_MS)))
  },
}
export const readerMarkSchedules = ["25 21 * * * forget_blog_views"]
