// What administrators decide about, kind by kind: each slice marks its own rows.
import {
  hidePortrait,
  lockPortraitForTakedown,
  restorePortrait,
} from "../../accounts/portrait/portrait-takedown.server.ts"
import { hideComment, lockCommentForTakedown, restoreComment } from "../../blog/comments/comment-takedown.server.ts"
import { hidePost, lockPostForTakedown, restorePost } from "../../blog/desk/post-takedown.server.ts"
import { hideMessage, lockMessageForTakedown, restoreMessage } from "../../messaging/thread/message-takedown.server.ts"
import type { ItemNames } from "../../moderation/takedown.notifications.server.ts"
import { type TakedownKind, takedownKinds } from "../../moderation/takedown.rules.ts"
import type { Party } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Side } from "../../platform/sides.rules.ts"
import {
  hideProject,
  lockProjectForTakedown,
  restoreProject,
} from "../../professionals/projects/project-takedown.server.ts"
import { hideReview, lockReviewForTakedown, restoreReview } from "../../reviews/review-takedown.server.ts"

export interface LockedItem {
  kind: TakedownKind
  id: string
  author: Party
  /** In which of their two lists the author is told. */
  side: Side
  isHidden: boolean
  /** Accounts of those whom it concerns beside its author. */
  concerns: readonly string[]
  /** Where the author reads about it. */
  path: string
  /** What its author is told it is. */
  names?: ItemNames
}

export const shownState = {
  review: { lock: lockReviewForTakedown, hide: hideReview, restore: restoreReview },
  message: { lock: lockMessageForTakedown, hide: hideMessage, restore: restoreMessage },
  comment: { lock: lockCommentForTakedown, hide: hideComment, restore: restoreComment },
  post: { lock: lockPostForTakedown, hide: hidePost, restore: restorePost },
  portrait: { lock: lockPortraitForTakedown, hide: hidePortrait, restore: restorePortrait },
  project: { lock: lockProjectForTakedown, hide: hideProject, restore: restoreProject },
} as const

/** Of this kind, or of whichever it is. */
export const lockItem = async (db: Db, id: string, kind?: TakedownKind): Promise<LockedItem | undefined> => {
  for (const one of kind ? [kind] : takedownKinds) {
    const found = await shownState[one].lock(db, id)
    if (found) return { ...found, kind: one, id }
  }
  return undefined
}
