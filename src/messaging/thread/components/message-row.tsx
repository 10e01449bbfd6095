import { type PointerEvent, type ReactNode, useState } from "react"
import { rowClasses } from "./bubble-look.ts"

interface MessageRowProps {
  seq: number
  isMine: boolean
  isFirst: boolean
  children: ReactNode
  actions: (isShown: boolean) => ReactNode
}

/**
 * Knows by itself whether its actions are wanted: somebody moves the mouse over it, or has gone or tapped there. By `:hover`
 * each row that is scrolled past a resting mouse was styled twice.
 */
export function MessageRow({ seq, isMine, isFirst, children, actions }: MessageRowProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return (
    <li
      data-row=""
      data-seq={seq}
      tabIndex={-1}
      onPointerMove={({ pointerType, movementX, movementY }: PointerEvent) =>
        pointerType !== "touch" && (movementX !== 0 || movementY !== 0) && setPointedAt(true)
      }
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className={rowClasses(isMine, isFirst)}
    >
      {children}
      {actions(isPointedAt || hasFocus)}
    </li>
  )
}
