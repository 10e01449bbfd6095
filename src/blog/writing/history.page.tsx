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
import { comparedVersions } from "./writing.rules.ts"
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
    const compared = comparedVersions(
      versions.map(({ version }) => version),
      { chosen: Number(searchParams.get("version")), other: Number(searchParams.get("with")) },
    )
    const textOfVersion = async (version: number): Promise<SomeVersion> =>
      version === post.version
        ? { ...post.text, version }
        : (await call(postVersionOf, { id: postId, version }, { signal })).version
    if (!compared) return { versions, post }
    const [chosen, other] = await Promise.all([textOfVersion(compared.chosen), textOfVersion(compared.other)])
    return { versions, post, pair: { chosen, other } }
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
  const { versions, post, pair } = loaderData
  const restore = async (chosen: SomeVersion) => {
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
        <VersionList versions={versions} newest={post.version} chosen={pair?.chosen.version} />
        {pair && (
          <section aria-label={t.compare} className="grid content-start gap-4">
            <h2 className="text-xl">{t.compare}</h2>
            <CompareWith
              versions={versions.filter(({ version }) => version !== pair.chosen.version)}
              chosen={pair.chosen.version}
              other={pair.other.version}
              newest={post.version}
            />
            <TextChanges {...inOrder(pair.chosen, pair.other)} />
            {pair.chosen.version !== post.version && (
              <div>
                <Button busy={isBusy} onClick={() => void restore(pair.chosen)}>
                  {t.restore}
                </Button>
              </div>
            )}
          </section>
        )}
      </div>
    </div>
  )
}
