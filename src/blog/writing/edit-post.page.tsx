import { useState } from "react"
import { type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router"
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { listCategories } from "../posts/post.contract.ts"
import type { Route } from "./+types/edit-post.page"
import { PostScreen } from "./components/post-screen.tsx"
import { openPost } from "./editing.actions.ts"
import { editPostTexts } from "./pages.texts.ts"
import { takeOverUnsaved } from "./unsaved-text.ts"
import { writtenPostOf } from "./writing.contract.ts"
import type { WrittenPost } from "./writing.schema.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, editPostTexts, (t) => t.title("")),
  { name: "robots", content: "noindex" },
]

interface Loaded {
  post: WrittenPost
  categories: { id: number; name: string }[]
}

export const clientLoader = async ({
  request: { signal },
  params: { postId },
}: Route.ClientLoaderArgs): Promise<Loaded | { failure: string }> => {
  const t = textsHere(editPostTexts)
  try {
    const [{ post }, { data: categories }] = await Promise.all([
      call(writtenPostOf, { id: postId }, { signal }),
      call(listCategories, {}, { signal }),
      takeOverUnsaved(postId),
    ])
    return { post, categories }
  } catch (error) {
    if (signal.aborted) throw error
    const isUnknown = error instanceof ApiFailure && error.status === 404
    return { failure: isUnknown ? t.unknown : failureMessage(error, t.failed) }
  }
}

/** What is in the editor is newer than anything that could be loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate

export function HydrateFallback() {
  return <PageLoading label={useTexts(editPostTexts).loading} />
}

export default function EditPostPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(editPostTexts)
  const { revalidate, state } = useRevalidator()
  if ("failure" in loaderData)
    return (
      <>
        <AreaHeading title={t.title("")} />
        <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
      </>
    )
  return <Writing key={loaderData.post.id} loaded={loaderData} />
}

function Writing({ loaded: { post, categories } }: { loaded: Loaded }) {
  const [open] = useState(() => openPost(post))
  return <PostScreen open={open} categories={categories} />
}
