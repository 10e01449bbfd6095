import { useNavigate, useRevalidator } from "react-router"
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { postBySlug } from "../posts/post.contract.ts"
import { postPath } from "../posts/post.rules.ts"
import type { Route } from "./+types/comment.page"
import { ownComments, postComments, removeComment } from "./comment.contract.ts"
import { CommentEditor } from "./components/comment-editor.tsx"
import { OwnComments } from "./components/own-comments.tsx"
import { commentPageTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, commentPageTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request, params: { slug } }: Route.ClientLoaderArgs) => {
  const { signal } = request
  const t = textsHere(commentPageTexts)
  const reply = new URL(request.url).searchParams.get("reply")
  try {
    const { data: post } = await call(postBySlug, { slug }, { signal })
    const [{ comments }, { comments: own }] = await Promise.all([
      call(postComments, { id: post.id }, { signal }),
      call(ownComments, { id: post.id }, { signal }),
    ])
    const parent = comments.find(({ id, content }) => id === reply && content !== "") ?? null
    return { post, own, parent }
  } catch (error) {
    if (signal.aborted) throw error
    const isUnknown = error instanceof ApiFailure && error.status === 404
    return { failure: isUnknown ? t.unknown : failureMessage(error, t.failed) }
  }
}

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const id = String((await request.formData()).get("id"))
  const done = await toastOnFailure(call(removeComment, { id }), textsHere(commentPageTexts).failedAct)
  if (done) toast("success", done.message, 5000)
  return null
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(commentPageTexts).loading} />
}

/** Where a comment is written: the page of a post itself is the same for everybody, and has no application. */
export default function CommentPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(commentPageTexts)
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  if (loaderData.failure !== undefined)
    return (
      <>
        <AreaHeading title={t.title} />
        <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
      </>
    )
  const { post, own, parent } = loaderData
  const onDone = async (message: string) => {
    toast("success", message, 5000)
    await navigate(".", { replace: true })
    await revalidate()
  }
  return (
    <div className="mx-auto max-w-2xl">
      <Link to={postPath(post.slug)} className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink">
        <Icon name="arrow-left" className="size-5" />
        {t.back}
      </Link>
      <AreaHeading title={t.title}>
        {t.on} “{post.title}”
      </AreaHeading>
      <div className="grid gap-8">
        <CommentEditor key={parent?.id} postId={post.id} parent={parent} onDone={onDone} />
        {own.length > 0 && <OwnComments comments={own} onAppealed={revalidate} />}
      </div>
    </div>
  )
}
