import { type PointerEvent, useRef } from "react"

/** A shorter way of the finger is a tap. */
const SWIPE_PX = 48

/** To the next (1) or the one before (-1) by a finger that goes to the left or right. A second finger zooms. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, pointerId: id, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === "touch" && isPrimary ? { id, x, y } : undefined
    },
    onPointerCancel: () => {
      start.current = undefined
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = undefined
      if (from?.id !== pointerId) return
      const [dx, dy] = [clientX - from.x, clientY - from.y]
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    },
  }
}
