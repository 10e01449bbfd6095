import type { Editor } from "@tiptap/core"
import { useEditorState } from "@tiptap/react"
import { type KeyboardEvent, useRef } from "react"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { postBodyTexts } from "./texts.ts"
import { type Tool, toolbarShapes } from "./toolbar-shapes.ts"

interface ToolbarProps {
  editor: Editor
  onLink: () => void
  onPicture: () => void
  onDescribe: () => void
}

const marks = ["bold", "italic", "strike", "link"] as const
const blocks = ["bulletList", "orderedList", "blockquote", "codeBlock"] as const
const tools: readonly Tool[] = [...marks, ...blocks, "table", "picture", "horizontalRule", "undo", "redo"]
const tableActs = ["addRowAfter", "addColumnAfter", "deleteRow", "deleteColumn", "deleteTable"] as const

const act = (editor: Editor, tool: Tool) => {
  const chain = editor.chain().focus()
  const acts: Partial<Record<Tool, () => unknown>> = {
    bold: () => chain.toggleBold().run(),
    italic: () => chain.toggleItalic().run(),
    strike: () => chain.toggleStrike().run(),
    bulletList: () => chain.toggleBulletList().run(),
    orderedList: () => chain.toggleOrderedList().run(),
    blockquote: () => chain.toggleBlockquote().run(),
    codeBlock: () => chain.toggleCodeBlock().run(),
    table: () => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    horizontalRule: () => chain.setHorizontalRule().run(),
    undo: () => chain.undo().run(),
    redo: () => chain.redo().run(),
  }
  acts[tool]?.()
}

/** One stop of the Tab key; arrows go from tool to tool. It scrolls sideways where it is wider than the screen, and fades out where it goes on. */
export function Toolbar({ editor, onLink, onPicture, onDescribe }: ToolbarProps) {
  const t = useTexts(postBodyTexts)
  const ref = useRef<HTMLDivElement>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: [...marks, ...blocks].filter((name) => editor.isActive(name)).join(" "),
      level: [2, 3, 4].find((level) => editor.isActive("heading", { level })),
      isInTable: editor.isActive("table"),
      isPicture: editor.isActive("image"),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const active = state.active.split(" ")
  const isOff = (tool: Tool) => (tool === "undo" && !state.canUndo) || (tool === "redo" && !state.canRedo)
  const press = (tool: Tool) => (tool === "link" ? onLink() : tool === "picture" ? onPicture() : act(editor, tool))
  const setStyle = (value: string) => {
    const chain = editor.chain().focus()
    if (value === "paragraph") chain.setParagraph().run()
    else chain.setHeading({ level: Number(value) as 2 | 3 | 4 }).run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by || event.target instanceof HTMLSelectElement) return
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    buttons[(at + by + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
  }
  return (
    <div className={barClasses}>
      <div ref={ref} role="toolbar" aria-label={t.toolbar} onKeyDown={onKeyDown} className={toolsClasses}>
        <select
          aria-label={t.style}
          value={state.level ?? "paragraph"}
          onChange={({ target }) => setStyle(target.value)}
          className="h-11 shrink-0 max-sm:w-32 rounded-lg border border-border bg-surface px-3 text-ink"
        >
          {Object.entries(t.styles).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {tools.map((tool) => (
          <button
            key={tool}
            type="button"
            title={t.tools[tool]}
            aria-label={t.tools[tool]}
            aria-pressed={
              marks.includes(tool as never) || blocks.includes(tool as never) ? active.includes(tool) : undefined
            }
            disabled={isOff(tool)}
            onClick={() => press(tool)}
            className={toolClasses}
          >
            <Icon shape={toolbarShapes[tool]} className="size-5" />
          </button>
        ))}
        {state.isPicture && (
          <Button variant="plain" size="small" onClick={onDescribe} className="shrink-0">
            {t.describePicture}
          </Button>
        )}
        {state.isInTable &&
          tableActs.map((name) => (
            <Button
              key={name}
              variant="plain"
              size="small"
              onClick={() => editor.chain().focus()[name]().run()}
              className="shrink-0"
            >
              {t.inTable[name]}
            </Button>
          ))}
      </div>
    </div>
  )
}

/** Around the tools: its ground stays whole where they fade out at an edge beyond which there are more. */
const barClasses = "sticky top-16 z-10 rounded-t-lg border-line border-b bg-surface"
const toolsClasses = "scroll-edge flex items-center gap-1 overflow-x-auto p-2 lg:flex-wrap"
const toolClasses = [
  "grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-fill hover:text-ink",
  "disabled:opacity-40 aria-pressed:bg-tile-soft aria-pressed:text-tile-ink",
].join(" ")
