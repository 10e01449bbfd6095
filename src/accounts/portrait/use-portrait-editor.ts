import { useEffect, useEffectEvent, useRef, useState } from "react"
import { prepareFile } from "../../files/fit-picture.ts"
import { uploadTexts } from "../../files/texts.ts"
import { MAX_MEGABYTES, PICTURE_TYPES } from "../../platform/files/upload-bounds.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { middleOf, partsOf, type Square } from "./crop.rules.ts"
import type { PortraitActions } from "./portrait.actions.ts"
import { portraitTexts } from "./texts.ts"

/** A picture that is being cut while it is on its way. */
export interface Chosen {
  picture: ImageBitmap
  square: Square
  /** How much of it has gone to the server. */
  percent: number
  /** The server has looked at it and taken it. */
  isHere: boolean
}

interface Sending {
  picture: ImageBitmap
  /** Its id, once the server has taken it. */
  file: Promise<string>
  abort: () => void
}

/** What goes on in the editor: a picture is chosen, sent while it is being cut, saved or given up. */
export const usePortraitEditor = (acts: PortraitActions, onChanged: () => unknown) => {
  const t = useTexts(portraitTexts)
  const { heic } = useTexts(uploadTexts)
  const [chosen, setChosen] = useState<Chosen>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<"saving" | "removing">()
  const sending = useRef<Sending>(undefined)
  /** What was chosen last: preparing it takes a second, in which another may be. */
  const wanted = useRef<File>(undefined)

  const change = (part: Partial<Chosen>) => setChosen((now) => now && { ...now, ...part })

  const letGo = () => {
    sending.current?.picture.close()
    sending.current = undefined
    setChosen(undefined)
  }
  /** Whatever was chosen is let go of, here and on the server. */
  const giveUp = () => {
    wanted.current = undefined
    const { current } = sending
    current?.abort()
    current?.file.then(acts.forget, () => {})
    letGo()
  }
  const leave = useEffectEvent(giveUp)
  useEffect(() => () => leave(), [])

  const choose = async (original: File) => {
    giveUp()
    setError(undefined)
    wanted.current = original
    const { file, refusal } = await prepareFile(original, PICTURE_TYPES)
    const picture = file && (await createImageBitmap(file).catch(() => undefined))
    if (wanted.current !== original) return picture?.close()
    if (!picture) return setError({ heic, size: t.tooLarge(MAX_MEGABYTES), type: t.notAPicture }[refusal ?? "type"])
    setChosen({ picture, square: middleOf(picture), percent: 0, isHere: false })
    const end = new AbortController()
    const { signal } = end
    const bringing = acts.bring(file, { signal, onProgress: (percent) => !signal.aborted && change({ percent }) })
    sending.current = { picture, file: bringing, abort: () => end.abort() }
    try {
      await bringing
      if (!signal.aborted) change({ percent: 100, isHere: true })
    } catch (failure) {
      if (signal.aborted) return
      letGo()
      setError((failure as Error).message)
    }
  }

  const save = async () => {
    const { current } = sending
    if (!chosen || !current || busy) return
    setBusy("saving")
    setError(undefined)
    // Who is quicker than the line waits for it here; why it did not come is said where it was sent.
    const file = await current.file.catch(() => undefined)
    try {
      if (file === undefined) return
      await acts.use(file, partsOf(chosen.square, chosen.picture))
      letGo()
      void onChanged()
      toast("success", t.saved)
    } catch (failure) {
      setError((failure as Error).message)
    } finally {
      setBusy(undefined)
    }
  }

  const remove = async () => {
    if (busy) return
    setBusy("removing")
    setError(undefined)
    try {
      await acts.remove()
      void onChanged()
      toast("success", t.removed)
    } catch (failure) {
      setError((failure as Error).message)
    } finally {
      setBusy(undefined)
    }
  }

  return { chosen, error, busy, choose, cut: (square: Square) => change({ square }), save, cancel: giveUp, remove }
}
