/** Files of a form on their way to the server: each is made smaller where it is too large, and sent as soon as it is chosen. */
import type { Answer } from "../platform/api/contract.ts"
import type { PurposeName } from "../platform/files/purposes.ts"
import { MAX_MEGABYTES } from "../platform/files/upload-bounds.ts"
import { newId } from "../platform/id.ts"
import { textsHere } from "../platform/language/language.ts"
import { createStore, type Store } from "../platform/store.ts"
import type { uploadFile } from "./file.contract.ts"
import { prepareFile, type Refusal, refusalAtOnce } from "./fit-picture.ts"
import { uploadTexts } from "./texts.ts"
import { discard, sendFile } from "./upload.actions.ts"

export type ArrivedFile = Answer<typeof uploadFile>

/** A file on its way to the server, or one that did not come. */
export interface Arriving {
  key: string
  file: File
  /** Counts all that were chosen: one that is sent again keeps its own. */
  place: number
  percent: number
  failure?: string | undefined
}

interface UploadsView {
  arriving: readonly Arriving[]
  /** Why not all of the last choice are sent. */
  problem: string | undefined
}

interface UploadsActs {
  /** Resolves when each has arrived or failed. */
  add: (chosen: readonly File[]) => Promise<void>
  retry: (one: Pick<Arriving, "key" | "file">) => Promise<void>
  cancel: (key: string) => void
  /** Where the page is left: nothing that is on its way is wanted any more. */
  cancelAll: () => void
  clearProblem: () => void
}

export type UploadsStore = Store<UploadsView> & UploadsActs
export type UploadsState = UploadsView & UploadsActs

/** Sentences that a slice may have of its own. */
interface Sentences {
  type: string
  size: (megabytes: number) => string
  tooMany: (max: number) => string
  notSent: string
}

interface UploadsOptions {
  purpose: PurposeName
  /** PICTURE_TYPES or PICTURE_AND_DOCUMENT_TYPES. */
  types: readonly string[]
  max: number
  /** How many of `max` are there already, without those that are on their way. */
  present: () => number
  onArrived: (file: ArrivedFile, place: number) => void
  /** Asked when they are needed: the document's language is not known before. */
  sentences?: () => Partial<Sentences>
}

export const createUploads = ({
  purpose,
  types,
  max,
  present,
  onArrived,
  sentences = () => ({}),
}: UploadsOptions): UploadsStore => {
  const { current, subscribe, set } = createStore<UploadsView>({ arriving: [], problem: undefined })
  const controllers = new Map<string, AbortController>()

  const setArriving = (arriving: readonly Arriving[]) => set({ ...current(), arriving })
  const setProblem = (problem: string | undefined) => set({ ...current(), problem })
  const change = (key: string, next: Partial<Arriving>) =>
    setArriving(current().arriving.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const forget = (key: string) => setArriving(current().arriving.filter((one) => one.key !== key))
  const wanted = (key: string) => current().arriving.find((one) => one.key === key)
  const texts = () => ({ ...textsHere(uploadTexts), ...sentences() })

  const send = async (key: string, file: File, { signal }: AbortController) => {
    const onProgress = (percent: number) => change(key, { percent })
    const brought = await sendFile(file, { purpose, otherwise: texts().notSent, signal, onProgress })
    const one = wanted(key)
    if (!one) return discard(brought.id)
    onArrived(brought, one.place)
    forget(key)
  }

  /** @returns why it is not sent at all */
  const bring = async ({ key, file }: Pick<Arriving, "key" | "file">): Promise<Refusal | undefined> => {
    // It may have been removed while an earlier one was on its way.
    if (!wanted(key)) return undefined
    const left = new AbortController()
    controllers.set(key, left)
    change(key, { percent: 0, failure: undefined })
    try {
      const prepared = await prepareFile(file, types)
      if (!wanted(key)) return undefined
      if (prepared.refusal) forget(key)
      else await send(key, prepared.file, left)
      return prepared.refusal
    } catch (error) {
      if (!left.signal.aborted) change(key, { failure: (error as Error).message })
      return undefined
    } finally {
      controllers.delete(key)
    }
  }

  let chosenBefore = 0
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other, whoever asks: an account may send few at a time, and a line is not faster for two. */
  const bringInTurn = (one: Pick<Arriving, "key" | "file">) => {
    const turn = last.then(() => bring(one))
    last = turn
    return turn
  }

  const cancel = (key: string) => {
    forget(key)
    controllers.get(key)?.abort()
  }

  return {
    current,
    subscribe,
    add: async (chosen) => {
      const room = Math.max(0, max - present() - current().arriving.length)
      const refusals = new Map<File, Refusal | "tooMany">()
      for (const file of chosen) {
        const refusal = refusalAtOnce(file, types)
        if (refusal) refusals.set(file, refusal)
      }
      const good = chosen.filter((file) => !refusals.has(file))
      for (const file of good.slice(room)) refusals.set(file, "tooMany")
      const tell = () => setProblem(problemOf(chosen.length, refusals, texts(), max))
      tell()
      const started = good.slice(0, room).map((file) => ({ key: newId(), file, place: chosenBefore++, percent: 0 }))
      setArriving([...current().arriving, ...started])
      await Promise.all(
        started.map(async (one) => {
          const refusal = await bringInTurn(one)
          if (!refusal) return
          refusals.set(one.file, refusal)
          tell()
        }),
      )
    },
    retry: async (one) => {
      change(one.key, { percent: 0, failure: undefined })
      await bringInTurn(one)
    },
    cancel,
    cancelAll: () => {
      for (const { key } of current().arriving) cancel(key)
    },
    clearProblem: () => setProblem(undefined),
  }
}

type AllSentences = ReturnType<typeof uploadTexts.in>

const problemOf = (
  chosen: number,
  refusals: ReadonlyMap<File, Refusal | "tooMany">,
  t: AllSentences,
  max: number,
): string | undefined => {
  const sentenceOf = (refusal: Refusal | "tooMany") =>
    ({ type: t.type, size: t.size(MAX_MEGABYTES), heic: t.heic, tooMany: t.tooMany(max) })[refusal]
  const reasons = [...Map.groupBy(refusals.keys(), (file) => sentenceOf(refusals.get(file)!))]
  if (chosen === 1) return reasons[0]?.[0]
  if (reasons.length === 0) return undefined
  const told = reasons.map(([sentence, files]) => t.because(t.names(files.map(({ name }) => name)), sentence))
  return [t.notTaken(refusals.size, chosen), ...told].join(" ")
}
