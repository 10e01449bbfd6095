import { useRef, useState } from "react"
import { discard, sendFile } from "../../files/upload.actions.ts"
import { boundViolation, MAX_MEGABYTES, PICTURE_AND_DOCUMENT_TYPES } from "../../platform/files/upload-bounds.ts"
import { newId } from "../../platform/id.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { MAX_FILES } from "../message.rules.ts"
import type { MessageFile } from "../message.schema.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"

/** A file on its way to the server, or one that did not come. */
export interface Arriving {
  key: string
  file: File
  percent: number
  failure?: string | undefined
}

interface Attachments {
  files: readonly MessageFile[]
  onChange: (change: (files: readonly MessageFile[]) => readonly MessageFile[]) => void
}

/** Files of a message that is being written: each is sent as soon as it is chosen. */
export const useAttachments = ({ files, onChange }: Attachments) => {
  const { files: t } = useTexts(messagesPageTexts)
  const [arriving, setArriving] = useState<readonly Arriving[]>([])
  const [problem, setProblem] = useState<string>()
  const controllers = useRef(new Map<string, AbortController>())

  const change = (key: string, next: Partial<Arriving>) =>
    setArriving((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const forget = (key: string) => setArriving((before) => before.filter((one) => one.key !== key))

  const bring = async ({ key, file }: Pick<Arriving, "key" | "file">) => {
    const left = new AbortController()
    controllers.current.set(key, left)
    change(key, { percent: 0, failure: undefined })
    try {
      const brought = await sendFile(file, {
        purpose: "message",
        otherwise: t.notSent,
        signal: left.signal,
        onProgress: (percent) => change(key, { percent }),
      })
      onChange((before) => [...before, { width: null, height: null, ...brought }])
      forget(key)
    } catch (error) {
      if (!left.signal.aborted) change(key, { failure: (error as Error).message })
    }
  }

  const add = async (chosen: readonly File[]) => {
    const room = Math.max(0, MAX_FILES - files.length - arriving.length)
    const violations = chosen.map((file) => boundViolation(file, PICTURE_AND_DOCUMENT_TYPES))
    const good = chosen.filter((_, at) => violations[at] === undefined)
    const violation = violations.find(Boolean)
    setProblem(
      violation
        ? { type: t.type, size: t.size(MAX_MEGABYTES) }[violation]
        : good.length > room
          ? t.tooMany(MAX_FILES)
          : undefined,
    )
    const started = good.slice(0, room).map((file) => ({ key: newId(), file, percent: 0 }))
    setArriving((before) => [...before, ...started])
    // One after the other: the account may send few at a time.
    for (const one of started) await bring(one)
  }

  return {
    arriving,
    problem,
    add: (chosen: readonly File[]) => void add(chosen),
    retry: (one: Arriving) => void bring(one),
    cancel: (key: string) => {
      controllers.current.get(key)?.abort()
      forget(key)
    },
    remove: (id: string) => {
      setProblem(undefined)
      onChange((before) => before.filter((one) => one.id !== id))
      discard(id)
    },
    clearProblem: () => setProblem(undefined),
  }
}

export type AttachmentsState = ReturnType<typeof useAttachments>
