/** Projects that are open in this window: each is saved, and its pictures sent, also while another page is looked at. */
import { createUploads, type UploadsStore } from "../../../files/uploads.actions.ts"
import { call } from "../../../platform/api/api-client.ts"
import { PICTURE_TYPES } from "../../../platform/files/upload-bounds.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { toastOnFailure } from "../../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { changeProject } from "../project.contract.ts"
import { MAX_PICTURES } from "../project.rules.ts"
import type { ShownProject } from "../project.schema.ts"
import { projectProblems } from "../texts.ts"
import { insertAsChosen } from "./chosen-order.rules.ts"
import { readEditDraft, storeEditDraft } from "./edit-draft.ts"
import { isUnsaved } from "./edited-project.rules.ts"
import { createProjectEditor, type ProjectEditor } from "./project-editor.ts"
import { projectEditorTexts } from "./texts.ts"

export interface OpenProject {
  id: string
  loaded: ShownProject
  professionalId: string
  editor: ProjectEditor
  uploads: UploadsStore
}

const opened = new Map<string, OpenProject>()

/** The same as long as it has more than what was loaded; also for a page that React begins twice. */
export const openProject = (professionalId: string, project: ShownProject): OpenProject => {
  const there = opened.get(project.id)
  const isSame = there && (there.loaded === project || isOnItsWay(there))
  if (there && (isSame || there.editor.current().saved.version > project.version)) return there
  const open = begin(professionalId, project)
  opened.set(project.id, open)
  return open
}

/** What is shown next is to be what stands in the fields. */
export const savedFirst = async (projectId: string) => opened.get(projectId)?.editor.saveNow()

const isOnItsWay = ({ editor, uploads }: OpenProject) =>
  isUnsaved(editor.current()) || uploads.current().arriving.length > 0

const begin = (professionalId: string, project: ShownProject): OpenProject => {
  const t = textsHere(projectEditorTexts)
  const editor = createProjectEditor(project, readEditDraft(project.id), {
    // It goes on where the page is left meanwhile.
    save: (change) =>
      call(changeProject, { id: professionalId, projectId: project.id, ...change }, { keepalive: true }),
    keep: (kept) => storeEditDraft(project.id, kept),
    texts: { notANumber: t.notANumber, missing: textsHere(projectProblems).missing },
  })
  const places = new Map<string, number>()
  const uploads = createUploads({
    ...{ purpose: "project", types: PICTURE_TYPES, max: MAX_PICTURES },
    present: () => editor.current().pictures.length,
    onArrived: ({ id }, place) => {
      places.set(id, place)
      const arrived = { file_id: id, role: "photo", caption: "", alt: "" } as const
      editor.setPictures(insertAsChosen(editor.current().pictures, arrived, places))
    },
    sentences: () => ({ tooMany: t.pictures.tooMany, notSent: t.pictures.notSent }),
  })
  return { id: project.id, loaded: project, professionalId, editor, uploads }
}

/** What came of it is said; true where it is done. */
export const publish = async ({ editor }: OpenProject, published: boolean) => {
  const message = await toastOnFailure(editor.setPublished(published), textsHere(projectEditorTexts).publish.notDone)
  if (message) toast("success", message, 5000)
  return message !== undefined
}
