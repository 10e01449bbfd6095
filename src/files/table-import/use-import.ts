import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { toast } from "../../ui/overlay/toast-store.ts"
import type { Imported, Looked } from "./import-file.actions.ts"

interface Chosen<Preview> {
  file: File
  preview: Preview | undefined
}

export interface TableActions<Preview> {
  look: (file: File, signal: AbortSignal) => Promise<Looked<Preview>>
  /** What was seen is imported, or nothing. */
  bring: (file: File, seen: Preview, signal: AbortSignal) => Promise<Imported>
}

/** A chosen file, what was found in it, and what is being done with it. */
export const useImport = <Preview>(actions: TableActions<Preview>, onClose: () => void) => {
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Chosen<Preview>>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState<"reading" | "importing">()
  const running = useRef(new AbortController())
  useEffect(() => () => running.current.abort(), [])

  const look = async (file: File) => {
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current
    setBusy("reading")
    setChosen({ file, preview: undefined })
    const looked = await actions.look(file, signal).catch(() => undefined)
    if (!looked) return
    setBusy(undefined)
    if ("failure" in looked) setFailure(looked.failure)
    else setChosen({ file, preview: looked.preview })
  }

  const bring = async () => {
    if (busy || !chosen?.preview) return
    setFailure(undefined)
    setBusy("importing")
    const brought = await actions.bring(chosen.file, chosen.preview, running.current.signal).catch(() => undefined)
    if (!brought) return
    setBusy(undefined)
    if ("message" in brought) {
      toast("success", brought.message, 5000)
      await revalidate()
      return onClose()
    }
    setFailure(brought.failure)
    if (brought.isOutdated) await look(chosen.file)
  }

  return {
    chosen,
    failure,
    busy,
    choose: (files: readonly File[]) => {
      const [file] = files
      if (!file || busy === "importing") return
      setFailure(undefined)
      void look(file)
    },
    bring: () => void bring(),
  }
}

export type TableImport<Preview> = ReturnType<typeof useImport<Preview>>
