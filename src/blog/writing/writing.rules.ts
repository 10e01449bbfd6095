/** What can be done with a post of one's own, and in which state. Pure. */
export const postStates = ["draft", "in_review", "scheduled", "published", "returned", "hidden"] as const
export type PostState = (typeof postStates)[number]

/** Where an author reads how their posts stand. */
export const OWN_POSTS_PATH = "/blog/mine"

export interface Standing {
  status: PostState
  version: number
  submitted_version: number | null
  published_version: number | null
}

/** A newer text than the one that waits or is read. */
export const hasNewerText = ({ version, submitted_version, published_version }: Standing) =>
  version > Math.max(submitted_version ?? 0, published_version ?? 0)

export const canSubmit = (post: Standing) =>
  post.status !== "hidden" && (isFirst(post) ? !waits(post) || hasNewerText(post) : hasNewerText(post))

export type HiddenStanding = "mayAppeal" | "waits"

interface Hidden {
  takedown: { appealed_at: string | null } | null
  /** Of who asks: who publishes opens other people's too. */
  isOwn: boolean
}

/** An appeal is made once, by the author, and of what somebody else hid. */
export const hiddenStandingOf = ({ takedown, isOwn }: Hidden): HiddenStanding =>
  isOwn && takedown?.appealed_at === null ? "mayAppeal" : "waits"

/** Never published yet: it may wait for a time. */
export const isFirst = ({ published_version }: Pick<Standing, "published_version">) => published_version === null

/** Begun without a title, it has an address that says nothing. */
export const isUnnamed = ({ id, slug }: { id: string; slug: string }) => slug === `post-${id.slice(-8)}`

export const waits = ({ submitted_version }: Pick<Standing, "submitted_version">) => submitted_version !== null

export type PostOutcome = "published" | "scheduled" | "sent" | "changeSent"

/** What came of a post that was just sent. */
export const outcomeOf = (post: Standing): PostOutcome => {
  if (post.status === "scheduled") return "scheduled"
  if (!waits(post)) return "published"
  return isFirst(post) ? "sent" : "changeSent"
}

/** A time of publishing that has not come; another one is none any more. */
export const stillAhead = (time: Date | null, now: Date) => (time && time > now ? time : null)

/** When what waits is to be published, if a time was chosen for it that is still to come. */
export const awaitedTime = (
  post: Pick<Standing, "submitted_version"> & { scheduled_for: string | null },
  now: Date,
): string | null =>
  waits(post) && post.scheduled_for !== null && stillAhead(new Date(post.scheduled_for), now)
    ? post.scheduled_for
    : null

/** The latest time that can be chosen: further ahead is a typing error. */
export const MAX_AHEAD_MS = 366 * 86_400_000

/**
 * The two versions that stand beside each other, in whatever order they are named. One that is not named, or is not there,
 * is the newest of the others.
 * @param versions the newest first
 */
export const comparedVersions = (versions: readonly number[], named: { chosen: number; other: number }) => {
  if (!versions.includes(named.chosen)) return undefined
  const others = versions.filter((version) => version !== named.chosen)
  const [newest] = others
  if (newest === undefined) return undefined
  return { chosen: named.chosen, other: others.includes(named.other) ? named.other : newest }
}

/** A save every few seconds is one piece of work for as long as no longer pause is in it. */
const SITTING_MS = 10 * 60_000

interface LastSave {
  saved_by: string | null
  saved_at: Date
}

export const beginsSitting = ({ saved_by, saved_at }: LastSave, by: { account_id: string }, now: Date) =>
  saved_by !== by.account_id || now.getTime() - saved_at.getTime() >= SITTING_MS

/** What of a saved text stands between it and being read. */
interface Whole {
  title: string
  excerpt: string
  category_id: number | null
  featured_image: string | null
  featured_alt: string
}

export const missingIn = (post: Whole, { words, pictures }: { words: string; pictures: readonly { alt: string }[] }) =>
  [
    post.title === "" && ("title" as const),
    post.category_id === null && ("category_id" as const),
    post.excerpt === "" && ("excerpt" as const),
    words === "" && ("document" as const),
    pictures.some(isUndescribed) && ("pictures" as const),
    post.featured_image !== null && post.featured_alt === "" && ("featured_alt" as const),
  ].filter((field) => field !== false)

/** Whoever does not see it is told nothing. */
export const isUndescribed = ({ alt }: { alt: string }) => alt.trim() === ""

export type MissingField = ReturnType<typeof missingIn>[number]
