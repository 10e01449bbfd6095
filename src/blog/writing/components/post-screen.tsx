import { useRef } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { PostBody } from "../../editor/post-body.tsx"
import type { OpenPost } from "../editing.actions.ts"
import { editPostTexts } from "../pages.texts.ts"
import { useSending } from "../use-sending.ts"
import { useWrittenPost } from "../use-written-post.ts"
import { OWN_POSTS_PATH } from "../writing.rules.ts"
import { PostAddress } from "./post-address.tsx"
import { PostConflict } from "./post-conflict.tsx"
import { PostDetails } from "./post-details.tsx"
import { PostTitle } from "./post-title.tsx"
import { SendBar } from "./send-bar.tsx"
import { SendPanel } from "./send-panel.tsx"

interface PostScreenProps {
  open: OpenPost
  categories: readonly { id: number; name: string }[]
}

/** A post on one page: title and text, and beside it what stands on its card and what becomes of it. */
export function PostScreen({ open, categories }: PostScreenProps) {
  const t = useTexts(editPostTexts)
  const { editor, id } = open
  const view = useWrittenPost(open)
  const sending = useSending(open, view)
  const { text, saving, theirs, errors, generation } = view
  const conflict = useRef<HTMLElement>(null)
  const showConflict = () => {
    conflict.current?.scrollIntoView()
    conflict.current?.focus({ preventScroll: true })
  }
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Link to={OWN_POSTS_PATH} className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink">
          <Icon name="arrow-left" className="size-5" />
          {t.back}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4">
          <Link to={`/blog/write/${id}/preview`} className={linkClasses}>
            {t.preview}
          </Link>
          <Link to={`/blog/write/${id}/history`} className={linkClasses}>
            {t.history}
          </Link>
        </div>
      </div>
      <h1 className="sr-only">{t.title(text.title)}</h1>
      {theirs && <PostConflict ref={conflict} mine={text} theirs={theirs} onResolve={editor.resolve} />}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <PostTitle title={text.title} error={errors.title} onChange={(title) => editor.type({ title })} />
          <PostBody
            editor={editor}
            generation={generation}
            document={text.document}
            error={errors.document ?? errors.content}
          />
        </div>
        <div className="grid content-start gap-6">
          <SendPanel view={view} sending={sending} />
          <PostAddress open={open} post={view.post} />
          <PostDetails text={text} errors={errors} categories={categories} onChange={editor.type} />
        </div>
      </div>
      <SendBar saving={saving} sending={sending} onShowConflict={showConflict} />
    </div>
  )
}

const linkClasses = "inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline"
