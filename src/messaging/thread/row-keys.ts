import type { FocusEvent, KeyboardEvent } from "react"

/**
 * One stop of Tab for the whole thread: arrows go from message to message, Tab from there to what can be done with it. Thousands
 * of stops between a reader and the field would be none.
 */
export const rowKeys = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (key !== "ArrowUp" && key !== "ArrowDown") return
    const rows = [...currentTarget.querySelectorAll<HTMLElement>("[data-seq]")]
    const at = rows.findIndex((row) => row.contains(target as Node))
    // From the thread itself arrows scroll, and Up goes to its last message.
    if (at < 0 && (target !== currentTarget || key === "ArrowDown")) return
    const next = at < 0 ? rows.at(-1) : rows[key === "ArrowUp" ? at - 1 : at + 1]
    if (!next) return
    event.preventDefault()
    next.focus()
  },
  onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const row = target.closest("[data-seq]")
    for (const button of currentTarget.querySelectorAll<HTMLElement>("[data-act][tabindex='0']"))
      if (!row?.contains(button)) button.tabIndex = -1
    for (const button of row?.querySelectorAll<HTMLElement>("[data-act]") ?? []) button.tabIndex = 0
  },
}
