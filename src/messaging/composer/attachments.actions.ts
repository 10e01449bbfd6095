/** Files of a message that is being written: each is sent as soon as it is chosen. */
import { discard, sendFile } from "../../files/upload.actions.ts"
import { boundViolation, MAX_MEGABYTES, PICTURE_AND_DOCUMENT_TYPES } from "../../platform/files/upload-bounds.ts"
import { newId } from "../../platform/id.ts"
import { textsHere } from "../../platform/language/language.ts"
import { createStore, type Store } from "../../platform/store.ts"
import { MAX_FILES } from "../message.rules.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import type { DraftStore } from "./drafts.ts"

/** A file on its way to the server, or one that did not come. */
export interface Arriving {
  key: string
  file: File
  percent: number
  failure?: string | undefined
}

interface AttachmentsView {
  arriving: readonly Arriving[]
  /** Why not all of the last choice are sent. */
  problem: string | undefined
}

interface AttachmentsActs {
  add: (chosen: readonly File[]) => Promise<void>
  retry: (one: Arriving) => Promise<void>
  cancel: (key: string) => void
  remove: (id: string) => void
  clearProblem: () => void
}

export type AttachmentsStore = Store<AttachmentsView> & AttachmentsActs
export type AttachmentsState = AttachmentsView & AttachmentsActs

/** @param draft gets each file that has arrived */
export const createAttachmentsStore = (draft: DraftStore): AttachmentsStore => {
  const { current, subscribe, set } = createStore<AttachmentsView>({ arriving: [], problem: undefined })
  const controllers = new Map<string, AbortController>()

  const setArriving = (arriving: readonly Arriving[]) => set({ ...current(), arriving })
  const setProblem = (problem: string | undefined) => set({ ...current(), problem })
  const change = (key: string, next: Partial<Arriving>) =>
    setArriving(current().arriving.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const forget = (key: string) => setArriving(current().arriving.filter((one) => one.key !== key))
  const isWanted = (key: string) => current().arriving.some((one) => one.key === key)

  const bring = async ({ key, file }: Pick<Arriving, "key" | "file">) => {
    // It may have been removed while an earlier one was on its way.
    if (!isWanted(key)) return
    const left = new AbortController()
    controllers.set(key, left)
    change(key, { percent: 0, failure: undefined })
    try {
      const brought = await sendFile(file, {
        purpose: "message",
        otherwise: textsHere(messagesPageTexts).files.notSent,
        signal: left.signal,
        onProgress: (percent) => change(key, { percent }),
      })
      if (!isWanted(key)) return discard(brought.id)
      draft.change({ files: [...draft.current().files, brought] })
      forget(key)
    } catch (error) {
      if (!left.signal.aborted) change(key, { failure: (error as Error).message })
    } finally {
      controllers.delete(key)
    }
  }

  return {
    current,
    subscribe,
    add: async (chosen) => {
      const room = Math.max(0, MAX_FILES - draft.current().files.length - current().arriving.length)
      const good = chosen.filter((file) => !violationOf(file))
      setProblem(problemOf(chosen, good.length > room))
      const started = good.slice(0, room).map((file) => ({ key: newId(), file, percent: 0 }))
      setArriving([...current().arriving, ...started])
      // One after the other: the account may send few at a time.
      for (const one of started) await bring(one)
    },
    retry: bring,
    cancel: (key) => {
      forget(key)
      controllers.get(key)?.abort()
    },
    remove: (id) => {
      setProblem(undefined)
      draft.change({ files: draft.current().files.filter((one) => one.id !== id) })
      discard(id)
    },
    clearProblem: () => setProblem(undefined),
  }
}

const violationOf = (file: File) => boundViolation(file, PICTURE_AND_DOCUMENT_TYPES)

const problemOf = (chosen: readonly File[], isTooMany: boolean) => {
  const { files: t } = textsHere(messagesPageTexts)
  const violation = chosen.map(violationOf).find(Boolean)
  if (violation) return { type: t.type, size: t.size(MAX_MEGABYTES) }[violation]
  return isTooMany ? t.tooMany(MAX_FILES) : undefined
}
