import { useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { pathHere, textsHere } from "../../platform/language/language.ts"
import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { postPath } from "../posts/post.rules.ts"
import type { Route } from "./+types/review-post.page"
import { NoteDialog } from "./components/note-dialog.tsx"
import { ReviewPanel } from "./components/review-panel.tsx"
import { ReviewedPostView } from "./components/reviewed-post-view.tsx"
import { decidePost, reviewedPostOf } from "./post-desk.contract.ts"
import { needsNote, type PostDecision } from "./post-desk.rules.ts"
import type { PostOutcome } from "./post-desk.schema.ts"
import { deskPostsTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, deskPostsTexts, (t) => t.review.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request: { signal }, params: { postId } }: Route.ClientLoaderArgs) => {
  try {
    return { post: (await call(reviewedPostOf, { id: postId }, { signal })).post }
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(deskPostsTexts).failed) }
  }
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(deskPostsTexts).loading} />
}

/** One post as it will look, what has changed in it, and what becomes of it. */
export default function ReviewPost({ loaderData }: Route.ComponentProps) {
  const t = useTexts(deskPostsTexts)
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const canDecide = useHasDeskRole("desk")
  const [asked, setAsked] = useState<"return" | "hide">()
  const [isBusy, setBusy] = useState(false)
  if (loaderData.failure !== undefined)
    return (
      <>
        <AreaHeading title={t.title} />
        <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
      </>
    )
  const { post } = loaderData
  const done = async ({ message, status, slug }: PostOutcome) => {
    // Readers' pages have scripts of their own, so they are opened as documents.
    const next =
      status === "published"
        ? { label: t.review.see, act: () => window.location.assign(pathHere(postPath(slug))) }
        : { label: t.review.open, act: () => navigate(`/admin/blog/${post.id}`) }
    toast("success", message, 8000, next)
    await navigate("/admin/blog")
  }
  const decide = async (decision: PostDecision) => {
    if (needsNote(decision)) return setAsked(decision as "return" | "hide")
    setBusy(true)
    const version = post.submitted_version ?? undefined
    const answer = await toastOnFailure(call(decidePost, { id: post.id, decision, version }), t.review.failed)
    setBusy(false)
    if (answer) await done(answer)
    else await revalidate()
  }
  return (
    <div className="grid gap-6">
      <Link to="/admin/blog" className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink">
        <Icon name="arrow-left" className="size-5" />
        {t.back}
      </Link>
      <ReviewPanel post={post} canDecide={canDecide} isBusy={isBusy} onDecide={(decision) => void decide(decision)} />
      <ReviewedPostView post={post} />
      {asked && <NoteDialog decision={asked} postId={post.id} onClose={() => setAsked(undefined)} onDone={done} />}
    </div>
  )
}
