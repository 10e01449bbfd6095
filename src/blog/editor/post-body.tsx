import type { Editor } from "@tiptap/core"
import { EditorContent, useEditor } from "@tiptap/react"
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react"
import { PICTURE_TYPES } from "../../platform/files/upload-bounds.ts"
import { Button } from "../../ui/button.tsx"
import { FieldError } from "../../ui/field/field-frame.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Document } from "../document/nodes.ts"
import { convertPasted, createPictures } from "../writing/editing.actions.ts"
import type { PostEditor } from "../writing/post-editor.ts"
import { useDialogAddress } from "../writing/use-dialog-address.ts"
import { editorOptions } from "./create-editor.ts"
import { LinkDialog } from "./link-dialog.tsx"
import { PictureDialog } from "./picture-dialog.tsx"
import { postBodyTexts } from "./texts.ts"
import { Toolbar } from "./toolbar.tsx"
import { UndescribedPictures } from "./undescribed-pictures.tsx"
import "./editor.css"

interface PostBodyProps {
  editor: PostEditor
  /** Changes when another text is put in. */
  generation: number
  document: Document
  error: string | undefined
}

/** The text of a post. Nothing but another text as a whole is ever put into it: what is saved leaves it as it is. */
export function PostBody({ editor: post, generation, document, error }: PostBodyProps) {
  const t = useTexts(postBodyTexts)
  const { opened, open, close } = useDialogAddress()
  const input = useRef<HTMLInputElement>(null)
  const insertPicture = useEffectEvent(
    ({ id, width, height }: { id: string; width: number | null; height: number | null }) => {
      if (!editor) return
      const attrs = { src: `/files/${id}/large`, alt: "", caption: null, width, height }
      // Nobody writes: the focus is where the picture was asked for.
      const isWaitedFor = !opened && !window.document.activeElement?.matches("input, textarea, [contenteditable]")
      // Behind what is chosen, which may be a picture that has just come.
      editor.chain().insertContentAt(editor.state.selection.to, { type: "image", attrs }).run()
      if (isWaitedFor) openFor(editor, "picture")
    },
  )
  const [uploads] = useState(() => createPictures((file) => insertPicture(file)))
  const { arriving, problem } = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current)
  /** The text has the focus first, so that it has it again once the dialog is closed. */
  const openFor = (editor: Editor, dialog: "link" | "picture") => {
    editor.view.focus()
    open(dialog)
  }
  const add = (files: readonly File[]) => void uploads.add(files)
  // Made once: it is given nothing anew while somebody writes.
  const [options] = useState(() => ({
    ...editorOptions(document, {
      words: { label: t.label, placeholder: t.placeholder, live: t.live },
      convert: convertPasted,
      addPictures: add,
    }),
    immediatelyRender: false,
    onUpdate: ({ editor }: { editor: Editor }) => post.touch(() => editor.getJSON() as Document),
  }))
  const editor = useEditor(options)
  const putIn = useEffectEvent(() => editor?.commands.setContent(document, { emitUpdate: false }))
  const shown = useRef(generation)
  useEffect(() => {
    if (shown.current === generation) return
    shown.current = generation
    putIn()
  }, [generation])
  useEffect(() => () => uploads.cancelAll(), [uploads])
  return (
    <div>
      <div className="rounded-lg border border-border bg-surface">
        {editor && (
          <Toolbar
            editor={editor}
            onLink={() => openFor(editor, "link")}
            onPicture={() => input.current?.click()}
            onDescribe={() => openFor(editor, "picture")}
          />
        )}
        <EditorContent editor={editor} className="px-4 py-5 sm:px-8 sm:py-6" />
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(",")}
        multiple
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ""
        }}
      />
      <div role="status" className="mt-2 grid gap-2 text-sm">
        {arriving.map((one) =>
          one.failure ? (
            <p key={one.key} className="flex flex-wrap items-center gap-2">
              {one.failure}
              <Button variant="quiet" size="small" onClick={() => void uploads.retry(one)}>
                {t.again}
              </Button>
              <Button variant="plain" size="small" onClick={() => uploads.cancel(one.key)}>
                {t.drop}
              </Button>
            </p>
          ) : (
            <p key={one.key}>{t.arriving(one.percent)}</p>
          ),
        )}
        {problem && <p>{problem}</p>}
        {editor && <UndescribedPictures editor={editor} onDescribe={() => openFor(editor, "picture")} />}
      </div>
      <FieldError id={undefined}>{error}</FieldError>
      {editor && opened === "link" && <LinkDialog editor={editor} onClose={close} />}
      {/* An address that was opened anew has no picture selected. */}
      {editor && opened === "picture" && editor.isActive("image") && <PictureDialog editor={editor} onClose={close} />}
    </div>
  )
}
