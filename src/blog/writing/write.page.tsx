import { useState } from "react"
import { useNavigate } from "react-router"
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { listCategories } from "../posts/post.contract.ts"
import type { Route } from "./+types/write.page"
import type { SentPost } from "./components/post-outcome.tsx"
import { WriteDialog } from "./components/write-dialog.tsx"
import { writePageTexts } from "./pages.texts.ts"
import { beginDraft } from "./writing.contract.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, writePageTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

/** Without categories nothing can be sent, and what was typed stays until there are some. */
export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const { data } = await call(listCategories, {}, { signal }).catch(() => ({ data: [] }))
  return data
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(writePageTexts).loading} />
}

/** A short post in a dialog; and the way to the editor for longer work. */
export default function WritePage({ loaderData: categories }: Route.ComponentProps) {
  const t = useTexts(writePageTexts)
  const navigate = useNavigate()
  const [isBeginning, setBeginning] = useState(false)
  const begin = async () => {
    setBeginning(true)
    const begun = await toastOnFailure(call(beginDraft, {}), textsHere(writePageTexts).failedToBegin)
    if (begun) await navigate(`/blog/write/${begun.post.id}`, { replace: true })
    setBeginning(false)
  }
  return (
    <>
      <AreaHeading title={t.title} />
      <WriteDialog
        categories={categories}
        isBeginning={isBeginning}
        onBegin={begin}
        onClose={() => void navigate("/blog")}
        onDone={({ title, slug, is_published }) => {
          const sent: SentPost = { title, slug, outcome: is_published ? "published" : "sent" }
          return navigate("/blog/mine", { state: { sent } })
        }}
      />
    </>
  )
}
