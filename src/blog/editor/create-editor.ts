/** What the editor can hold: what a document can (document/nodes.ts), and nothing else. */
import type { EditorOptions, JSONContent } from "@tiptap/core"
import { Placeholder } from "@tiptap/extensions"
import { Fragment, Slice } from "@tiptap/pm/model"
import type { EditorView } from "@tiptap/pm/view"
import StarterKit from "@tiptap/starter-kit"
import { linkAddress } from "../document/addresses.ts"
import type { Document } from "../document/nodes.ts"
import { createLiveNode, PictureNode, tableNodes } from "./editor-nodes.ts"
import { looksLikeMarkdown } from "./pasted.rules.ts"

interface Words {
  label: string
  placeholder: string
  live: (kind: string, service: string) => string
}

interface Parts {
  words: Words
  /** Undefined: it could not be converted. */
  convert: (format: "html" | "markdown", text: string) => Promise<Document | undefined>
  addPictures: (files: File[]) => void
}

/** Where the caret is by then. What could not be converted is put in as it reads, a line a paragraph. */
const insert = (view: EditorView, document: Document | undefined, text: string) => {
  const { schema, tr } = view.state
  if (!document) return view.pasteText(text)
  const [first, ...others] = document.content
  const isWords = first?.type === "paragraph" && others.length === 0
  const nodes = isWords ? (first.content ?? []) : document.content
  const fragment = Fragment.fromArray(nodes.map((node) => schema.nodeFromJSON(node)))
  view.dispatch(tr.replaceSelection(new Slice(fragment, 0, 0)).scrollIntoView())
}

/** A word that is being composed, in Devanagari say, is not to be disturbed. */
const whenComposed = (view: EditorView, act: () => void) => {
  if (view.isDestroyed) return
  if (!view.composing) return act()
  view.dom.addEventListener("compositionend", () => setTimeout(() => whenComposed(view, act)), { once: true })
}

export const editorOptions = (document: Document, parts: Parts): Partial<EditorOptions> => ({
  content: document as JSONContent,
  // Its styles stand in editor.css: the policy takes no style that a script writes.
  injectCSS: false,
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      underline: false,
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        isAllowedUri: (address) => linkAddress(address) !== null,
        HTMLAttributes: { rel: null, target: null, class: null },
      },
    }),
    ...tableNodes,
    PictureNode,
    createLiveNode(parts.words.live),
    Placeholder.configure({ placeholder: parts.words.placeholder }),
  ],
  editorProps: {
    attributes: {
      class: "post-text post-editor",
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": parts.words.label,
      spellcheck: "true",
    },
    // Before ProseMirror, which would read the HTML into elements first.
    handleDOMEvents: {
      paste: (view, event) => {
        const isTaken = takesPaste(view, event, parts)
        if (isTaken) event.preventDefault()
        return isTaken
      },
      drop: (view, event) => {
        const isTaken = takesDrop(view, event, parts)
        if (isTaken) event.preventDefault()
        return isTaken
      },
    },
  },
})

const picturesIn = (data: DataTransfer) => [...data.files].filter(({ type }) => type.startsWith("image/"))

/** Copied out of an editor of ours, it is what it was; what only says so is not. */
const isOwnCopy = (html: string) =>
  html.includes("data-pm-slice") &&
  !/<\/?(?!(?:p|h[2-4]|ul|ol|li|blockquote|pre|code|hr|br|table|tbody|tr|t[dh]|strong|em|s|a|figure|figcaption|img|div|meta)\b)|\son|\sstyle/i.test(
    html,
  )

const takesPaste = (view: EditorView, { clipboardData: pasted }: ClipboardEvent, { convert, addPictures }: Parts) => {
  const isPlain = (view as unknown as { input: { shiftKey: boolean } }).input.shiftKey
  if (!pasted || isPlain || view.composing) return false
  const [html, text] = [pasted.getData("text/html"), pasted.getData("text/plain")]
  const pictures = picturesIn(pasted)
  if (pictures.length > 0 && !html) {
    addPictures(pictures)
    return true
  }
  const format = html ? ("html" as const) : looksLikeMarkdown(text) ? ("markdown" as const) : undefined
  if (!format || isOwnCopy(html)) return false
  void convert(format, html || text).then((document) => whenComposed(view, () => insert(view, document, text)))
  return true
}

/** What is moved inside of the editor is the editor's. */
const takesDrop = (view: EditorView, { dataTransfer: dropped }: DragEvent, { convert, addPictures }: Parts) => {
  if (!dropped || view.dragging) return false
  const pictures = picturesIn(dropped)
  const html = dropped.getData("text/html")
  if (pictures.length > 0) addPictures(pictures)
  else if (html) {
    const text = dropped.getData("text/plain")
    void convert("html", html).then((document) => whenComposed(view, () => insert(view, document, text)))
  }
  return pictures.length > 0 || html !== ""
}
