import { useRevalidator } from "react-router"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { PostArticle } from "../posts/components/post-article.tsx"
import type { Route } from "./+types/preview-post.page"
import { savedFirst } from "./editing.actions.ts"
import { previewTexts } from "./pages.texts.ts"
import { previewPost } from "./writing.contract.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, previewTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request: { signal }, params: { postId } }: Route.ClientLoaderArgs) => {
  try {
    await savedFirst(postId)
    return await call(previewPost, { id: postId }, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(previewTexts).failed) }
  }
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(previewTexts).loading} />
}

export default function PreviewPost({ loaderData, params: { postId } }: Route.ComponentProps) {
  const t = useTexts(previewTexts)
  const { revalidate, state } = useRevalidator()
  return (
    <div>
      <Link
        to={`/blog/write/${postId}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink"
      >
        <Icon name="arrow-left" className="size-5" />
        {t.back}
      </Link>
      {"failure" in loaderData ? (
        <>
          <AreaHeading title={t.title} />
          <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
        </>
      ) : (
        <>
          <p className="mb-6 rounded-md bg-sunken px-4 py-3">{t.note}</p>
          <PostArticle page={loaderData} />
        </>
      )}
    </div>
  )
}
