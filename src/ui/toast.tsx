import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { createPortal, flushSync } from "react-dom"
import { Button } from "./button.tsx"
import { iconButtonStyle } from "./button-style.ts"
import { Icon } from "./icon.tsx"
import { messageLooks } from "./message-looks.ts"
import { closeToast, holdToast, resumeToast, type ToastEntry, toastStore } from "./toast-store.ts"
import { uiWords } from "./ui.words.ts"
import { useWords } from "./use-words.ts"

/** Where messages appear. Mounted once, in the root; a popover, so that it stands above an open dialog. */
export function ToastRegion() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer)
  const modal = useModalAt(entries.at(-1)?.id)
  return modal ? createPortal(<Messages entries={entries} />, modal) : <Messages entries={entries} />
}

function Messages({ entries }: { entries: readonly ToastEntry[] }) {
  const t = useWords(uiWords).messages
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
    <section ref={region} popover="manual" aria-label={t.label} aria-live="polite" data-toasts="" className={place}>
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

/** Below the header; while a menu of the header is open it has the room there, and messages stand at the lower edge. */
const place = [
  "fixed inset-auto top-18 right-4 left-4 m-0 w-auto bg-transparent p-0 sm:left-auto sm:w-96",
  "[body:has(header_details[open])_&]:top-auto [body:has(header_details[open])_&]:bottom-20",
].join(" ")

/** The dialog that is open when a message comes: all else is inert, so the message must stand within it to be heard and pressed. */
function useModalAt(newest: number | undefined) {
  const [modal, setModal] = useState<Element | null>(null)
  useEffect(() => {
    if (newest === undefined) return setModal(null)
    const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1)
    setModal(dialog ?? null)
    if (!dialog) return
    const goBack = () => {
      if (dialog.isConnected && dialog.open) return
      watcher.disconnect()
      setModal(null)
    }
    dialog.addEventListener("close", goBack)
    // Before the next paint, or the message would blink when its dialog goes.
    const watcher = new MutationObserver(() => dialog.isConnected || flushSync(goBack))
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => {
      dialog.removeEventListener("close", goBack)
      watcher.disconnect()
    }
  }, [newest])
  return modal
}

function Toast({ entry: { id, kind, text, action } }: { entry: ToastEntry }) {
  const t = useWords(uiWords).messages
  const look = messageLooks[kind]
  return (
    <li
      className="flex animate-rise items-center gap-3 rounded-lg border border-line bg-surface p-2 pl-3 text-ink shadow-soft"
      onPointerEnter={() => holdToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => resumeToast(id)}
    >
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${look.disc}`}>
        <Icon name={look.icon} className="size-4" />
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <p role={kind === "error" ? "alert" : undefined}>{text}</p>
        {action && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              leaveMessage()
              closeToast(id)
              action.act()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
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
