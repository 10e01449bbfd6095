import { iconButtonStyle } from "../../../../ui/button-style.ts"
import { Icon } from "../../../../ui/icon.tsx"
import type { useReorder } from "../../../../ui/list/use-reorder.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { arrowUp, grip } from "../../components/project-shapes.ts"
import type { ListedProject } from "../../project.schema.ts"
import { ownProjectsTexts } from "../texts.ts"

export const ORDER_HELP = "project-order-help"

interface OrderProps {
  project: ListedProject
  at: number
  count: number
  reorder: ReturnType<typeof useReorder>
}

/** By its handle, which is dragged or moved by arrow keys, or step by step. */
export function ProjectOrder({ project: { id, title }, at, count, reorder }: OrderProps) {
  const { order: t } = useTexts(ownProjectsTexts)
  if (count < 2) return null
  const step = (by: number, label: string, aloud: string, turn = "") => {
    const isPossible = at + by >= 0 && at + by < count
    return (
      <button
        type="button"
        aria-label={aloud}
        title={label}
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && reorder.move(id, at + by)}
        className={`${iconButtonStyle} aria-disabled:opacity-40`}
      >
        <Icon shape={arrowUp} className={`size-5 ${turn}`} />
      </button>
    )
  }
  return (
    <span className="flex">
      <button
        type="button"
        {...reorder.handle(id)}
        aria-label={t.handle(title, at + 1, count)}
        aria-describedby={ORDER_HELP}
        title={t.drag}
        className={`${iconButtonStyle} cursor-grab touch-none active:cursor-grabbing`}
      >
        <Icon shape={grip} />
      </button>
      {step(-1, t.earlier, t.earlierAloud(title))}
      {step(1, t.later, t.laterAloud(title), "rotate-180")}
    </span>
  )
}
