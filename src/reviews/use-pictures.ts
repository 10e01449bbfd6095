import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { discard } from "../files/upload.actions.ts"
import { createUploads } from "../files/uploads.actions.ts"
import { PICTURE_TYPES } from "../platform/files/upload-bounds.ts"
import { textsHere } from "../platform/language/language.ts"
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
  const now = useRef({ ids, onChange })
  now.current = { ids, onChange }
  const [store] = useState(() =>
    createUploads({
      purpose: "review",
      types: PICTURE_TYPES,
      max: MAX_PICTURES,
      present: () => now.current.ids.length,
      onArrived: ({ id }) => {
        const { onChange } = now.current
        now.current = { ids: [...now.current.ids, id], onChange }
        onChange([...now.current.ids])
      },
      sentences: () => textsHere(picturesTexts),
    }),
  )
  const view = useSyncExternalStore(store.subscribe, store.current, store.current)
  useEffect(() => store.cancelAll, [store])

  const remove = (id: string) => {
    store.clearProblem()
    onChange(ids.filter((one) => one !== id))
    if (!kept.includes(id)) discard(id)
  }

  return { ...store, ...view, remove }
}
