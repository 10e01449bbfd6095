// A project that administrators hide is a draft to everybody, so that page, cards, covers, ideas and the sitemap follow; its
// professional can change it meanwhile, and cannot publish it.
import { appealTakedown } from "../../moderation/takedowns.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { lockForTakedown } from "./project.queries.server.ts"
import { ownProjectPath } from "./project-paths.ts"

export { markHidden as hideProject, markRestored as restoreProject } from "./project.queries.server.ts"

/** Undefined where there is none that was published; nobody else changes it until the transaction ends. */
export const lockProjectForTakedown = async (db: Db, id: string) => {
  const found = await lockForTakedown(db, id)
  if (!found || (!found.published_at && !found.hidden_at)) return undefined
  const { author, title, hidden_at } = found
  return {
    author,
    side: "professional" as const,
    isHidden: hidden_at !== null,
    concerns: [],
    path: ownProjectPath(id),
    names: { title },
  }
}

export const appealProject = (
  ctx: Ctx<"professional">,
  { projectId, appeal }: { id: string; projectId: string; appeal: string },
) => appealTakedown(ctx, { kind: "project", id: projectId, appeal, lock: lockProjectForTakedown })
