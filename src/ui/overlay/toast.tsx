import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { Button } from "../button.tsx"
import { iconButtonStyle } from "../button-style.ts"
import { Icon } from "../icon.tsx"
import { onFirstInteraction } from "../lazy-part.tsx"
import { uiTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"
import { messageClasses } from "./message-classes.ts"
import { closeToast, pauseToast, resumeToast, type ToastEntry, toastStore } from "./toast-store.ts"

/** Where messages appear. Mounted once, in the root; a popover, so that it stands above an open dialog. */
export function ToastRegion() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer)
  const modal = usePosition(entries.length > 0)
  return modal ? createPortal(<Messages entries={entries} />, modal) : <Messages entries={entries} />
}

const loadPosition = () => import("./toast-position.ts")

/** The dialog that messages have to stand in, while there are any. */
const usePosition = (isNeeded: boolean) => {
  const [modal, setModal] = useState<Element | null>(null)
  // Before the first message, which may be that the connection is lost.
  useEffect(() => onFirstInteraction(() => void loadPosition().catch(() => {})), [])
  useEffect(() => {
    if (!isNeeded) return setModal(null)
    let stop: (() => void) | undefined
    let isOver = false
    const follow = ({ trackPosition }: typeof import("./toast-position.ts")) => {
      if (!isOver) stop = trackPosition(setModal)
    }
    // Where it does not load, messages stand at the edge of the page.
    loadPosition().then(follow, () => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [isNeeded])
  return modal
}

function Messages({ entries }: { entries: readonly ToastEntry[] }) {
  const t = useTexts(uiTexts).messages
  const region = useRef<HTMLElement>(null)
  const newest = entries.at(-1)?.id
  useEffect(() => {
    const node = region.current
    if (!node?.showPopover) return
    // Shown anew for each message: the top layer orders by time, and a dialog may have opened in between.
    if (node.matches(":popover-open")) node.hidePopover()
    if (newest !== undefined) node.showPopover()
  }, [newest])
  return (
    <section ref={region} popover="manual" aria-label={t.label} aria-live="polite" data-toasts="" className="toasts">
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Toast({ entry: { id, kind, text, action } }: { entry: ToastEntry }) {
  const t = useTexts(uiTexts).messages
  const look = messageClasses[kind]
  return (
    <li
      className="flex animate-rise items-center gap-1.5 rounded-lg border border-line bg-surface p-2 pl-3 sm:gap-3 text-ink shadow-soft"
      onPointerEnter={() => pauseToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={() => pauseToast(id)}
      onBlur={() => resumeToast(id)}
    >
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full ${look.disc} ${action ? "max-sm:hidden" : ""}`}
      >
        <Icon name={look.icon} className="size-4" />
      </span>
      <p role={kind === "error" ? "alert" : undefined} className="min-w-0 flex-1 max-sm:text-sm">
        {text}
      </p>
      {action && (
        <Button
          size="small"
          variant="secondary"
          className="shrink-0 max-sm:px-3"
          onClick={() => {
            leaveMessage()
            closeToast(id)
            action.act()
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" onClick={() => closeToast(id)} aria-label={t.dismiss} className={iconButtonStyle}>
        <Icon name="x" className="size-4" />
      </button>
    </li>
  )
}

/** Before a message goes that was pressed: the focus stays in the open dialog, or goes to the page. */
const leaveMessage = () => {
  const place = document.querySelector("dialog:modal") ?? document.getElementById("main")
  const target = place?.matches("dialog") ? place.querySelector<HTMLElement>("button") : place
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
