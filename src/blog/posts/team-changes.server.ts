// What an administrator does to somebody else's post, by the API or in the editor, stands in the record, and its author is
// told of what readers or they themselves would notice.
import { recordAct } from "../../accounts/audit.server.ts"
import { notify } from "../../notifications/notify.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { postMoved, type postPublished } from "../writing/writing.notifications.server.ts"
import { findAuthor } from "../writing/writing.queries.server.ts"
import { takeChosenSlug } from "./post-saving.server.ts"
import type { LockedPost } from "./post-writes.queries.server.ts"

type TeamChange = "change_post" | "remove_post" | "write_post" | "withdraw_post" | "move_post"
type Post = Pick<LockedPost, "id" | "author_account_id" | "title" | "version">

interface Recorded {
  event?: typeof postPublished | undefined
  /** What only this act has. */
  details?: Record<string, unknown>
}

/** Nothing of what authors do themselves. Before the act: a post that is gone has no author. Without an event nobody is told. */
export const recordTeamChange = async (
  ctx: Ctx<"signed_in">,
  { id, author_account_id, title, version }: Post,
  act: TeamChange,
  { event, details }: Recorded = {},
) => {
  const { db, actor, clock } = ctx
  if (author_account_id === actor.account_id) return
  await recordAct(ctx, act, { subject: id, details: { title, version, ...details } })
  if (!event) return
  const author = await findAuthor(db, id)
  if (author?.is_reachable) await notify(db, event, { post_id: id, title }, [author], clock())
}

/** To the address that was asked for. */
export const movePost = async (ctx: Ctx<"signed_in">, post: Post & Pick<LockedPost, "slug">, slug: string) => {
  if (slug === post.slug) return
  await takeChosenSlug(ctx, post.id, slug)
  await recordTeamChange(ctx, post, "move_post", { event: postMoved, details: { from: post.slug, to: slug } })
}
