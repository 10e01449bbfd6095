import type { Editor } from "@tiptap/core"
import { useEditorState } from "@tiptap/react"
import { Button } from "../../ui/button.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { isUndescribed } from "../writing/writing.rules.ts"
import { undescribedPicturesTexts } from "./texts.ts"

interface UndescribedPicturesProps {
  editor: Editor
  /** The first of them is selected by then. */
  onDescribe: () => void
}

/** How many pictures nothing is said of, and the way to describe one after the other. */
export function UndescribedPictures({ editor, onDescribe }: UndescribedPicturesProps) {
  const t = useTexts(undescribedPicturesTexts)
  const count = useEditorState({ editor, selector: ({ editor }) => undescribedIn(editor).length })
  if (count === 0) return null
  const describeFirst = () => {
    const [place] = undescribedIn(editor)
    if (place === undefined) return
    editor.commands.setNodeSelection(place)
    onDescribe()
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {t.count(count)}
      <Button variant="quiet" size="small" data-mends="" onClick={describeFirst} className="max-sm:-ml-4">
        {t.describe(count)}
      </Button>
    </p>
  )
}

/** Where they stand in the text. */
const undescribedIn = ({ state }: Editor) => {
  const places: number[] = []
  state.doc.descendants(({ type, attrs }, place) => {
    if (type.name === "image" && isUndescribed({ alt: String(attrs.alt) })) places.push(place)
  })
  return places
}
