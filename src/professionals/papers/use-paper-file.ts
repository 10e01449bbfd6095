import { useEffect, useRef, useState } from "react"
import { prepareFile, type Refusal, refusalAtOnce } from "../../files/fit-picture.ts"
import { uploadTexts } from "../../files/texts.ts"
import { discard, sendFile } from "../../files/upload.actions.ts"
import { MAX_MEGABYTES, PICTURE_AND_DOCUMENT_TYPES } from "../../platform/files/upload-bounds.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { paperFileTexts } from "./texts.ts"

export interface PaperFile {
  id: string
  name: string
}

interface Coming {
  file: File
  percent: number
  failure?: string
}

/** The one file of a paper: sent as soon as it is chosen; what was there before stays until the next one has arrived. */
export const usePaperFile = (chosen: PaperFile | undefined, onChange: (file: PaperFile | undefined) => void) => {
  const t = useTexts(paperFileTexts)
  const { heic } = useTexts(uploadTexts)
  const [coming, setComing] = useState<Coming>()
  const [problem, setProblem] = useState<string>()
  const current = useRef(chosen)
  current.current = chosen
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const set = (file: PaperFile | undefined) => {
    const before = current.current
    onChange(file)
    if (before) discard(before.id)
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    const refusal = refusalAtOnce(file, PICTURE_AND_DOCUMENT_TYPES)
    refuse(refusal)
    if (!refusal) void send(file)
  }
  const refuse = (refusal: Refusal | undefined) =>
    setProblem(refusal && { type: t.wrongType, size: t.tooLarge(MAX_MEGABYTES), heic }[refusal])
  const send = async (file: File) => {
    sending.current?.abort()
    const left = new AbortController()
    sending.current = left
    setComing({ file, percent: 0 })
    try {
      const prepared = await prepareFile(file, PICTURE_AND_DOCUMENT_TYPES)
      if (left.signal.aborted) return
      if (!prepared.file) {
        setComing(undefined)
        return refuse(prepared.refusal)
      }
      const options = { purpose: "paper", otherwise: t.notSent, signal: left.signal } as const
      const onProgress = (percent: number) => setComing({ file, percent })
      const { id } = await sendFile(prepared.file, { ...options, onProgress })
      setComing(undefined)
      set({ id, name: file.name })
    } catch (error) {
      if (!left.signal.aborted) setComing({ file, percent: 0, failure: (error as Error).message })
    }
  }
  const stop = () => {
    sending.current?.abort()
    setComing(undefined)
  }
  const isSending = coming !== undefined && coming.failure === undefined
  return { coming, problem, isSending, choose, retry: send, stop, remove: () => set(undefined) }
}
