import { useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Button } from "../../ui/button.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { textOf } from "../document/document-text.ts"
import type { Route } from "./+types/history.page"
import { CompareWith } from "./components/compare-with.tsx"
import { TextChanges } from "./components/text-changes.tsx"
import { VersionList } from "./components/version-list.tsx"
import { openPost, savedFirst } from "./editing.actions.ts"
import { historyTexts } from "./pages.texts.ts"
import { savedTextOf } from "./saved-text.ts"
import { postVersionOf, postVersions, writtenPostOf } from "./writing.contract.ts"
import type { SavedText } from "./writing.schema.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, historyTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ request, params: { postId } }: Route.ClientLoaderArgs) => {
  const { signal } = request
  const { searchParams } = new URL(request.url)
  try {
    await savedFirst(postId)
    const [{ versions }, { post }] = await Promise.all([
      call(postVersions, { id: postId }, { signal }),
      call(writtenPostOf, { id: postId }, { signal }),
    ])
    /** A version that stands in the list and is not the newest one, whose text is there. */
    const olderOf = (name: string) => {
      const chosen = Number(searchParams.get(name))
      return versions.some(({ version }) => version === chosen && version !== post.version) ? chosen : undefined
    }
    const textOfVersion = async (version: number | undefined) =>
      version === undefined ? undefined : (await call(postVersionOf, { id: postId, version }, { signal })).version
    const [chosen, other] = await Promise.all([textOfVersion(olderOf("version")), textOfVersion(olderOf("with"))])
    return { versions, post, chosen, other: other?.version === chosen?.version ? undefined : other }
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(historyTexts).failed) }
  }
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(historyTexts).loading} />
}

const wordsOf = ({ title, excerpt, document }: SavedText) => [title, excerpt, textOf(document)].join("\n")

interface SomeVersion extends SavedText {
  version: number
}

/** From the older one to the newer one, whichever was chosen first. */
const inOrder = (one: SomeVersion, other: SomeVersion) => {
  const [before, after] = one.version < other.version ? [one, other] : [other, one]
  return { before: wordsOf(before), after: wordsOf(after) }
}

/** What the post was, beside what it is or was at another time; and the way back to it. */
export default function History({ loaderData, params: { postId } }: Route.ComponentProps) {
  const t = useTexts(historyTexts)
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  if (loaderData.failure !== undefined)
    return (
      <>
        <AreaHeading title={t.title} />
        <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
      </>
    )
  const { versions, post, chosen, other } = loaderData
  const restore = async () => {
    if (!chosen) return
    setBusy(true)
    const { editor } = openPost(post)
    await editor.restore(savedTextOf(chosen))
    setBusy(false)
    if (editor.current().saving === "saved") toast("success", t.restored, 5000)
    else toast("error", t.failedAct, 5000)
    await navigate(`/blog/write/${postId}`)
  }
  return (
    <div>
      <Link
        to={`/blog/write/${postId}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink"
      >
        <Icon name="arrow-left" className="size-5" />
        {t.back}
      </Link>
      <AreaHeading title={t.title}>{t.lead}</AreaHeading>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <VersionList versions={versions} newest={post.version} chosen={chosen?.version} />
        {chosen && (
          <section aria-label={t.compare} className="grid content-start gap-4">
            <h2 className="text-xl">{t.compare}</h2>
            <CompareWith
              versions={versions.filter(({ version }) => version !== chosen.version)}
              chosen={chosen.version}
              other={other?.version ?? post.version}
              newest={post.version}
            />
            <TextChanges {...inOrder(chosen, other ?? { ...post.text, version: post.version })} />
            <div>
              <Button busy={isBusy} onClick={() => void restore()}>
                {t.restore}
              </Button>
            </div>
          </section>
        )}
      </div>
    </div>
  )
}
