import { useEffect, useSyncExternalStore } from "react"
import type { UploadsState } from "../../../files/uploads.actions.ts"
import type { ShownProject } from "../project.schema.ts"
import type { OpenProject } from "./editing.actions.ts"
import type { EditorView, ProjectEditor } from "./project-editor.ts"

export interface Editing {
  open: OpenProject
  view: EditorView
  editor: ProjectEditor
  uploads: UploadsState
}

/** A project that is edited on this page; whoever leaves it leaves nothing behind unsaved. */
export const useEditing = (open: OpenProject, loaded: ShownProject): Editing => {
  const { editor, uploads } = open
  const view = useSyncExternalStore(editor.subscribe, editor.current, editor.current)
  const arriving = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current)
  const isSending = arriving.arriving.some(({ failure }) => !failure)
  useEffect(() => editor.adopt(loaded), [editor, loaded])
  useEffect(() => {
    const save = () => void editor.saveNow()
    addEventListener("pagehide", save)
    addEventListener("online", save)
    return () => {
      removeEventListener("pagehide", save)
      removeEventListener("online", save)
      save()
    }
  }, [editor])
  useLeaveWarning(isSending)
  return { open, view, editor, uploads: { ...uploads, ...arriving } }
}

/** What is on its way would be lost with the page. */
const useLeaveWarning = (isActive: boolean) =>
  useEffect(() => {
    if (!isActive) return
    const preventLeaving = (event: Event) => event.preventDefault()
    addEventListener("beforeunload", preventLeaving)
    return () => removeEventListener("beforeunload", preventLeaving)
  }, [isActive])
