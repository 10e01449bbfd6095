/**
 * A project while it is open: saves it as one goes. What differs is sent soon after the last key, one request at a time, upon
 * the version that was seen. Where another window was faster it is sent again upon theirs; where nothing comes through it is
 * tried until it has arrived.
 */
import { ApiFailure } from "../../../platform/api/api-failure.ts"
import { createSaveTurns } from "../../../platform/save-turns.ts"
import { createStore, type Store } from "../../../platform/store.ts"
import type { MissingField } from "../project.rules.ts"
import type { PlacedPicture, ProjectChange, ShownProject } from "../project.schema.ts"
import {
  beginEditing,
  type EditDraft,
  type EditedProject,
  editDraft,
  isUnsaved,
  missingIn,
  rebased,
  type TextField,
  unreadableFields,
  unsavedOf,
  withFieldLeft,
  withPictures,
  withRefused,
  withSaved,
  withTyped,
} from "./edited-project.rules.ts"

export type Saving = "saved" | "saving" | "offline" | "waiting" | "refused" | "gone"

export interface EditorView extends EditedProject {
  saving: Saving
}

export interface ProjectEditor extends Store<EditorView> {
  type: (field: TextField, text: string) => void
  leave: (field: TextField) => void
  setPictures: (pictures: readonly PlacedPicture[]) => void
  describe: (fileId: string, change: Partial<PlacedPicture>) => void
  saveNow: () => Promise<void>
  /** @returns what was said of it; undefined where it stayed as it was, which the view says */
  setPublished: (published: boolean) => Promise<string | undefined>
  /** The page has loaded it anew. */
  adopt: (project: ShownProject) => void
}

export interface EditorParts {
  save: (change: ProjectChange) => Promise<{ message: string; project: ShownProject }>
  keep: (kept: EditDraft | undefined) => void
  texts: { notANumber: string; missing: Record<MissingField, string> }
}

const SOON_MS = 800
/** More in a row is no other window any more. */
const MOST_CONFLICTS = 5

export const createProjectEditor = (
  project: ShownProject,
  kept: EditDraft | undefined,
  { save, keep, texts }: EditorParts,
): ProjectEditor => {
  const store = createStore<EditorView>({ ...beginEditing(project, kept), saving: "saved" })
  const { current } = store
  const turns = createSaveTurns(() => sendAll())

  const put = (next: EditedProject, saving = current().saving) => {
    store.set({ ...next, saving })
    keep(editDraft(next))
  }
  const edit = (next: EditedProject) => {
    if (next === current()) return
    const { saving } = current()
    const isStuck = saving === "offline" || saving === "waiting" || saving === "gone"
    put(next, isStuck || !isUnsaved(next) ? saving : "saving")
    if (saving !== "gone") turns.saveIn(SOON_MS)
  }

  const sendAll = async () => {
    turns.cancelTimer()
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; ) {
      put(withUnreadable(current(), texts.notANumber))
      const unsaved = unsavedOf(current())
      if (!unsaved) return put(current(), isUnsaved(current()) ? "refused" : "saved")
      put(current(), "saving")
      try {
        const answer = await save({ ...unsaved.change, version: current().saved.version })
        put(withSaved(current(), answer.project, unsaved))
        turns.markArrived()
      } catch (failure) {
        if (!isSettled(failure, unsaved.change)) return
        conflicts++
      }
    }
    retryLater("waiting")
  }

  /** True where it can be sent anew at once, without what was refused or upon what is there by now. */
  const isSettled = (failure: unknown, change: ProjectChange) => {
    if (!(failure instanceof ApiFailure)) return retryLater("waiting")
    const theirs = failure.code === "conflict" && (failure.details.project as ShownProject | undefined)
    if (theirs) {
      put(rebased(current(), theirs))
      return true
    }
    const fields = Object.keys(failure.fields)
    if (fields.length > 0) {
      put(withRefused(current(), failure.fields, change), "refused")
      return fields.some((field) => field.split(".")[0]! in change)
    }
    if (failure.status === 404) {
      put(current(), "gone")
      return false
    }
    return retryLater(failure.status === 0 ? "offline" : "waiting")
  }
  const retryLater = (saving: Saving) => {
    put(current(), saving)
    turns.retryLater()
    return false
  }

  const publish = async (published: boolean) => {
    await sendAll()
    const missing = published ? missingIn(current()) : []
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((field) => [field, texts.missing[field]]))
      put({ ...current(), errors: { ...current().errors, ...errors } })
      return undefined
    }
    if (current().saving !== "saved") return undefined
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts++) {
      try {
        const answer = await save({ published, version: current().saved.version })
        put(withSaved(current(), answer.project, { change: {}, texts: {}, pictures: undefined }))
        return answer.message
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || !failure.details.project) throw failure
        put(rebased(current(), failure.details.project as ShownProject))
      }
    }
    return undefined
  }

  if (kept) turns.saveIn(0)
  return {
    ...{ current, subscribe: store.subscribe, saveNow: turns.saveNow },
    type: (field, text) => edit(withTyped(current(), field, text)),
    leave: (field) => {
      put(withFieldLeft(current(), field))
      if (unsavedOf(current())) void turns.saveNow()
    },
    setPictures: (pictures) => edit(withPictures(current(), pictures)),
    describe: (fileId, change) => {
      const { pictures } = current()
      edit(
        withPictures(
          current(),
          pictures.map((one) => (one.file_id === fileId ? { ...one, ...change } : one)),
        ),
      )
    },
    setPublished: (published) => turns.inTurn(() => publish(published)),
    adopt: (project) => {
      if (project.version > current().saved.version) void turns.inTurn(async () => put(rebased(current(), project)))
    },
  }
}

const withUnreadable = (edited: EditedProject, sentence: string): EditedProject => {
  const fields = unreadableFields(edited).map((field) => [field, sentence])
  return fields.length > 0 ? { ...edited, errors: { ...edited.errors, ...Object.fromEntries(fields) } } : edited
}
