import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { movedTo, placeAt, placeByKey } from "./reorder.ts"

interface Reordering {
  /** The items by their keys, in their order. */
  keys: readonly string[]
  onMove: (key: string, to: number) => void
}

interface Drag {
  key: string
  /** As it would be if it were let go here. */
  order: readonly string[]
  /** Whose place it has taken last: after that a larger one may still lie under the pointer, and is not to jump back. */
  over: string | undefined
}

/**
 * A list that people put into order: by a handle that is dragged, with a finger too, and by arrow keys on it. While one is
 * dragged the items change places by CSS alone: an element that moved in the document would lose the pointer.
 */
export const useReorder = ({ keys, onMove }: Reordering) => {
  const [drag, setDrag] = useState<Drag>()
  const items = useRef(new Map<string, HTMLElement>())
  const scrolling = useScrollAtEdges()
  const pressed = useRef<Element>(null)
  const order = drag?.order ?? keys

  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement && pressed.current.isConnected) pressed.current.focus()
    pressed.current = null
  })
  const move = (key: string, to: number) => {
    pressed.current = document.activeElement
    onMove(key, to)
  }
  useEffect(() => {
    if (!drag) return
    const giveUp = (event: globalThis.KeyboardEvent) => event.key === "Escape" && setDrag(undefined)
    addEventListener("keydown", giveUp)
    return () => removeEventListener("keydown", giveUp)
  }, [drag])

  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return
    scrolling.at(clientY)
    const boxes = drag.order.flatMap((key) => items.current.get(key)?.getBoundingClientRect() ?? [])
    const to = placeAt(boxes, clientX, clientY)
    const over = to === undefined ? undefined : drag.order[to]
    if (to === undefined || over === drag.over) return
    setDrag({ ...drag, over, order: movedTo(drag.order, drag.order.indexOf(drag.key), to) })
  }
  const onRelease = () => {
    scrolling.stop()
    setDrag(undefined)
    if (!drag) return
    const to = drag.order.indexOf(drag.key)
    if (to !== keys.indexOf(drag.key)) onMove(drag.key, to)
  }

  return {
    /** By a button in the item, which keeps the focus. */
    move,
    isDragged: (key: string) => drag?.key === key,
    item: (key: string) => ({
      ref: (element: HTMLElement | null) => {
        if (element) items.current.set(key, element)
        else items.current.delete(key)
      },
      style: drag && { order: order.indexOf(key) },
    }),
    /** For a button with the class `touch-none`: else a finger on it would scroll. */
    handle: (key: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ key, order: keys, over: key })
      },
      onPointerMove,
      onPointerUp: onRelease,
      onPointerCancel: () => {
        scrolling.stop()
        setDrag(undefined)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const to = placeByKey(event.key, keys.indexOf(key), keys.length)
        if (to === undefined) return
        event.preventDefault()
        move(key, to)
      },
    }),
  }
}

/** Pixels from the edge of the window, and for each frame. */
const EDGE = 90
const STEP = 12

/** Somebody who drags to the edge of the window wants to go on there. */
const useScrollAtEdges = () => {
  const frame = useRef(0)
  const stop = () => cancelAnimationFrame(frame.current)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const go = (by: number) => {
    scrollBy(0, by)
    frame.current = requestAnimationFrame(() => go(by))
  }
  return {
    stop,
    at: (y: number) => {
      stop()
      if (y < EDGE) go(-STEP)
      else if (y > innerHeight - EDGE) go(STEP)
    },
  }
}
