import { useEffect, useRef, useState } from "react"
import { discard, sendFile } from "../files/upload.actions.ts"
import { boundViolation, MAX_MEGABYTES, PICTURE_TYPES } from "../platform/files/upload-bounds.ts"
import { newId } from "../platform/id.ts"
import { useTexts } from "../ui/use-texts.ts"
import { MAX_PICTURES } from "./review.rules.ts"
import { picturesTexts } from "./texts.ts"

interface Pictures {
  ids: readonly string[]
  onChange: (ids: string[]) => void
  /** Those that the review already has: they are not thrown away before it is saved. */
  kept: readonly string[]
}

/** Sends pictures one after the other while the form is being filled in. */
export const usePictures = ({ ids, onChange, kept }: Pictures) => {
  const t = useTexts(picturesTexts)
  const [sending, setSending] = useState<{ key: string; percent: number }[]>([])
  const [failure, setFailure] = useState<string>()
  const current = useRef(ids)
  current.current = ids
  const [left] = useState(() => new AbortController())
  useEffect(() => () => left.abort(), [left])

  const problemOf = (file: File) => {
    const violation = boundViolation(file, PICTURE_TYPES)
    return violation && { type: t.notAPicture, size: t.tooLarge(MAX_MEGABYTES) }[violation]
  }

  const add = async (files: readonly File[]) => {
    setFailure(undefined)
    const room = Math.max(0, MAX_PICTURES - ids.length - sending.length)
    const chosen = files.slice(0, room).map((file) => ({ file, key: newId(), problem: problemOf(file) }))
    if (files.length > room) setFailure(t.tooMany(MAX_PICTURES))
    const good = chosen.filter(({ problem }) => problem === undefined)
    setFailure((before) => chosen.find(({ problem }) => problem)?.problem ?? before)
    setSending((before) => [...before, ...good.map(({ key }) => ({ key, percent: 0 }))])
    for (const { file, key } of good) await send(file, key)
  }

  const send = async (file: File, key: string) => {
    const onProgress = (percent: number) =>
      setSending((before) => before.map((one) => (one.key === key ? { key, percent } : one)))
    try {
      const { id } = await sendFile(file, { purpose: "review", otherwise: t.notSent, signal: left.signal, onProgress })
      const next = [...current.current, id]
      current.current = next
      onChange(next)
    } catch (error) {
      if (!left.signal.aborted) setFailure((error as Error).message)
    } finally {
      setSending((before) => before.filter((one) => one.key !== key))
    }
  }

  const remove = (id: string) => {
    setFailure(undefined)
    onChange(ids.filter((one) => one !== id))
    if (!kept.includes(id)) discard(id)
  }

  return { sending, failure, add, remove }
}
