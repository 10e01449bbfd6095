/**
 * A post while it is open: saves it as one goes, one request at a time, upon the version that was seen. Where somebody else
 * was faster nothing is sent any more until it is chosen what stands; where nothing comes through it is tried until it has.
 */
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { createSaveTurns } from "../../platform/save-turns.ts"
import { createStore, type Store } from "../../platform/store.ts"
import { savedTextOf } from "./saved-text.ts"
import type { SavedText, WrittenPost } from "./writing.schema.ts"

export type Saving = "saved" | "saving" | "offline" | "waiting" | "refused" | "gone" | "conflict"

export interface EditorView {
  post: WrittenPost
  /** As it stands in the fields; its document as it was last read out of the editor. */
  text: SavedText
  saving: Saving
  errors: Record<string, string>
  /** What somebody else has saved meanwhile. */
  theirs: WrittenPost | undefined
  /** Counts what is put into the editor from outside of it. */
  generation: number
}

/** What is not saved, for the case that the page goes before it is. */
export interface UnsavedText {
  text: SavedText
  version: number
  /** Ids of the last saves: one of them may have arrived though its answer did not, and is nobody else's then. */
  saves: string[]
}

interface SaveInput extends SavedText {
  version: number
  save_id: string
  retain_previous?: boolean
}

export interface EditorParts {
  save: (input: SaveInput) => Promise<{ version: number; saved_at: string }>
  store: (unsaved: UnsavedText | undefined) => void
  newId: () => string
}

export interface PostEditor extends Store<EditorView> {
  type: (change: Partial<SavedText>) => void
  /** Its document has changed; it is read when it is saved, not with each key. */
  touch: (read: () => SavedText["document"]) => void
  saveNow: () => Promise<void>
  /** Before the page goes. */
  secure: () => void
  /** @returns false where it is to be chosen again: nothing came through */
  resolve: (choice: "mine" | "theirs") => Promise<boolean>
  /** An older text as the newest one; what was there stays in the history, and where it cannot be saved it stays here. */
  restore: (text: SavedText) => Promise<void>
  /** Sent, published or taken back: the text is the same. */
  adopt: (post: WrittenPost) => void
  hasUnsaved: () => boolean
  /** What stands between the text and its readers, at each field. */
  showErrors: (errors: Record<string, string>) => void
}

const SOON_MS = 1_000
const LAST_SAVES = 20

export const createPostEditor = (
  post: WrittenPost,
  unsaved: UnsavedText | undefined,
  { save, store: storeUnsaved, newId }: EditorParts,
): PostEditor => {
  // Upon an older version than the newest it becomes a conflict by itself, with both texts.
  const opened = unsaved ? { ...post, version: unsaved.version } : post
  const store = createStore<EditorView>({
    ...{ post: opened, text: unsaved?.text ?? savedTextOf(post.text), saving: unsaved ? "saving" : "saved" },
    ...{ errors: {}, theirs: undefined, generation: 0 },
  })
  const { current } = store
  const sent = new Set(unsaved?.saves)
  let edits = unsaved ? 1 : 0
  let savedEdits = 0
  let read: (() => SavedText["document"]) | undefined
  const turns = createSaveTurns(() => sendAll())
  let retains = false

  const put = (change: Partial<EditorView>) => store.set({ ...current(), ...change })
  const hasUnsaved = () => edits > savedEdits
  const textNow = (): SavedText => {
    const text = read ? { ...current().text, document: read() } : current().text
    read = undefined
    if (text !== current().text) put({ text })
    return text
  }
  const edited = () => {
    edits += 1
    const { saving } = current()
    if (saving === "saved" || saving === "refused") put({ saving: "saving" })
    turns.saveIn(SOON_MS)
  }
  const isStopped = () => current().saving === "conflict" || current().saving === "gone"

  const sendAll = async () => {
    turns.cancelTimer()
    while (hasUnsaved() && !isStopped()) {
      if (!(await sendOnce())) return
    }
    if (hasUnsaved()) secureText(textNow())
    else if (current().saving !== "conflict") put({ saving: "saved" })
  }

  /** @returns whether to go on at once */
  const sendOnce = async () => {
    const [at, text, save_id] = [edits, textNow(), newId()]
    sent.add(save_id)
    // Before it goes: the page may be closed while it is on its way, and what arrived then is one's own on the next visit.
    secureText(text)
    try {
      const { version } = current().post
      const answer = await save({ ...text, version, save_id, ...(retains && { retain_previous: true }) })
      retains = false
      turns.markArrived()
      savedEdits = at
      put({
        post: {
          ...current().post,
          version: answer.version,
          text: { ...current().post.text, ...text, ...answer, save_id },
        },
        errors: {},
      })
      if (!hasUnsaved()) storeUnsaved(undefined)
      return true
    } catch (failure) {
      return settle(failure, text)
    }
  }

  const settle = (failure: unknown, text: SavedText) => {
    secureText(text)
    if (!(failure instanceof ApiFailure)) return retryLater("waiting")
    const newest = failure.code === "conflict" ? (failure.details.post as WrittenPost | undefined) : undefined
    if (newest) {
      // A save of this page whose answer was lost is nobody else's.
      const isOwn = newest.text.save_id !== null && sent.has(newest.text.save_id)
      put(isOwn ? { post: newest } : { theirs: newest, saving: "conflict" })
      return isOwn
    }
    if (failure.status === 404) {
      put({ saving: "gone" })
      return false
    }
    if (Object.keys(failure.fields).length > 0) {
      put({ errors: failure.fields, saving: "refused" })
      return false
    }
    return retryLater(failure.status === 0 ? "offline" : "waiting")
  }
  const retryLater = (saving: Saving) => {
    put({ saving })
    turns.retryLater()
    return false
  }
  const secureText = (text: SavedText) =>
    storeUnsaved({ text, version: current().post.version, saves: [...sent].slice(-LAST_SAVES) })

  /** Saved as it stands, upon whatever is the newest, with nothing of the history left out. */
  const saveUpon = async (version: number) => {
    put({ post: { ...current().post, version }, theirs: undefined, saving: "saving" })
    edits += 1
    retains = true
    await sendAll()
  }
  const replace = async (text: SavedText) => {
    read = undefined
    put({ text, generation: current().generation + 1, saving: "saving" })
    edits += 1
    retains = true
    await sendAll()
  }

  if (unsaved) turns.saveIn(0)
  return {
    ...{ current, subscribe: store.subscribe, saveNow: turns.saveNow, hasUnsaved },
    type: (change) => {
      put({ text: { ...current().text, ...change } })
      edited()
    },
    touch: (readNow) => {
      read = readNow
      edited()
    },
    secure: () => {
      if (!hasUnsaved()) return
      secureText(textNow())
      if (current().saving !== "conflict") void turns.saveNow()
    },
    resolve: (choice) =>
      turns.inTurn(async () => {
        const { theirs } = current()
        if (!theirs) return true
        textNow()
        const { post } = current()
        await saveUpon(theirs.version)
        if (choice === "mine") return true
        if (current().saving === "saved") await replace(savedTextOf(theirs.text))
        else if (!current().theirs && current().saving !== "gone") {
          // Mine is not in the history yet; sent later by itself, or by the next visit, it would be what stands.
          turns.cancelTimer()
          put({ post, theirs, saving: "conflict" })
          secureText(current().text)
          return false
        }
        return true
      }),
    restore: (text) =>
      turns.inTurn(async () => {
        // What was written before goes into the history first.
        await sendAll()
        if (!hasUnsaved()) await replace(text)
      }),
    adopt: (post) => put({ post }),
    showErrors: (errors) => put({ errors }),
  }
}
