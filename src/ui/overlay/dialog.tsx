import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react"
import { iconButtonStyle } from "../button-style.ts"
import { Icon } from "../icon.tsx"
import { focusIn, placesAround, takesFocus } from "../near-focus.ts"
import { uiTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"

type DialogProps = {
  title: string
  isOpen: boolean
  /** Called for Escape, the close button and a click beside the dialog; the caller sets `isOpen`. */
  onClose: () => void
  /** Buttons at the foot; they stay in view while a long body scrolls. */
  actions?: ReactNode
  /** What they come to, before them. */
  sum?: ReactNode
  /** A click beside it does not close: for forms whose typed text must not be lost. */
  keepOnOutsideClick?: boolean
  /** Something is on its way that closing would not stop: it stays open until the answer is there. */
  busy?: boolean
  /** Id of what has the focus afterwards, where that which opened the dialog is gone. */
  returnTo?: string
  width?: "narrow" | "normal" | "wide"
  children: ReactNode
}

const widths = { narrow: "sm:max-w-sm", normal: "sm:max-w-lg", wide: "sm:max-w-3xl" }

/**
 * A modal on the browser's own dialog element: focus trap, inert page, Escape and focus return come with it, so it
 * needs no injected styles and public pages may use it too. On a phone it is a sheet from below. A field marked
 * `data-first` has the focus when it opens, else the title, from which a reader goes on.
 */
export function Dialog({ width = "normal", ...props }: DialogProps) {
  const place = "mt-auto mb-0 max-h-[92dvh] w-full max-w-none rounded-t-lg sm:m-auto sm:rounded-lg"
  return <Frame {...props} className={`${place} ${widths[width]}`} />
}

/** From below at every width, with the page looking out above it: for choices about what stands there. */
export function Sheet(props: Omit<DialogProps, "width">) {
  const place = "mt-auto mb-0 max-h-[88dvh] w-full max-w-none rounded-t-lg sm:mx-auto sm:max-w-2xl"
  return <Frame {...props} className={`${place} pb-[env(safe-area-inset-bottom)]`} />
}

/** A panel from the right edge, for filters and details beside a list. */
export function Drawer(props: Omit<DialogProps, "width">) {
  return <Frame {...props} className="my-0 mr-0 ml-auto h-dvh max-h-none w-full max-w-md sm:rounded-l-lg" />
}

type FrameProps = Omit<DialogProps, "width"> & { className: string }

function Frame({
  title,
  isOpen,
  onClose,
  actions,
  sum,
  keepOnOutsideClick,
  busy,
  returnTo,
  className,
  children,
}: FrameProps) {
  const { dialog, close } = useModal({ isOpen, onClose, keepOnOutsideClick, busy, returnTo })
  const titleId = useId()
  const t = useTexts(uiTexts)
  if (!isOpen) return null
  const look =
    "flex-col border border-line bg-surface p-0 text-ink shadow-soft backdrop:bg-scrim open:flex open:animate-rise"
  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={`${look} ${className}`}>
      <div className="flex items-start gap-4 border-line border-b py-3 pr-3 pl-5 sm:pl-6">
        <h2 id={titleId} tabIndex={-1} className="flex-1 py-2 text-xl outline-none">
          {title}
        </h2>
        <button type="button" onClick={close} aria-disabled={busy} aria-label={t.close} className={iconButtonStyle}>
          <Icon name="x" />
        </button>
      </div>
      <div className="flex-1 overflow-y-auto px-5 py-5 sm:px-6">{children}</div>
      {sum ? (
        <div data-foot="" className={sumClasses}>
          <div className="min-w-0">{sum}</div>
          <div className="flex shrink-0 gap-3">{actions}</div>
        </div>
      ) : (
        actions && (
          <div data-foot="" className={actionsClasses}>
            {actions}
          </div>
        )
      )}
    </dialog>
  )
}

/** Side by side where there is room, else the last, which is the main one, on top. */
const actionsClasses = [
  "flex flex-wrap-reverse justify-end gap-3 border-line border-t px-5 py-3 sm:px-6 sm:py-4",
  "max-sm:[&_:is(a,button)]:grow max-sm:[&_:is(a,button)]:px-3",
].join(" ")

const sumClasses = "flex items-center justify-between gap-4 border-line border-t px-5 py-3 sm:px-6"

type ModalProps = Pick<DialogProps, "isOpen" | "onClose"> & {
  keepOnOutsideClick?: boolean | undefined
  busy?: boolean | undefined
  returnTo?: string | undefined
}

/** Opens while mounted; closing on the way out gives the focus back to where it was. For a modal of another shape, too. */
export function useModal({ isOpen, onClose, keepOnOutsideClick, busy, returnTo }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const close = () => {
    if (!busy) onClose()
    // On the second Escape in a row a browser closes it by itself.
    else if (!ref.current?.open) ref.current?.showModal()
  }
  const report = useEffectEvent((beside: boolean) => {
    if (!beside || !keepOnOutsideClick) close()
  })
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const before = document.activeElement
    const places = placesAround(before)
    const stopListening = listenForClosing(dialog, report)
    if (!dialog.open) dialog.showModal()
    const first = dialog.querySelector<HTMLElement>("[data-first]") ?? dialog.querySelector("h2")
    first?.focus()
    const unlock = holdPage()
    return () => {
      stopListening()
      unlock()
      dialog.close()
      giveFocusBack(before, places, returnTo)
    }
  }, [isOpen, returnTo])
  return { dialog: ref, close }
}

/** What opened it may be hidden or gone by now: else Tab goes on near where it was, or from the top of the page. */
function giveFocusBack(before: Element | null, places: ReturnType<typeof placesAround>, returnTo: string | undefined) {
  const named = document.getElementById(returnTo ?? "")
  if (!takesFocus(before as HTMLElement | null) && !takesFocus(named)) focusIn(places)
}

/** The dialog stays open until its owner says so: every wish to close it is only reported. */
function listenForClosing(dialog: HTMLDialogElement, report: (beside: boolean) => void) {
  const heard = new AbortController()
  const { signal } = heard
  const onEscape = (event: Event) => {
    event.preventDefault()
    report(false)
  }
  dialog.addEventListener("cancel", onEscape, { signal })
  // Heard late: in development each effect runs twice, and by then it is open again.
  dialog.addEventListener("close", () => dialog.open || report(false), { signal })
  // Only when the press has ended: else it would end on what lies under the dialog.
  let isPressedBeside = false
  const onPress = (event: Event) => {
    isPressedBeside = event.target === dialog
  }
  dialog.addEventListener("pointerdown", onPress, { signal })
  dialog.addEventListener("click", (event) => event.target === dialog && isPressedBeside && report(true), { signal })
  return () => heard.abort()
}

/** Behind a dialog the page stands still, and keeps the scrollbar's room where there is one. */
function holdPage() {
  const root = document.documentElement
  const { overflow, scrollbarGutter } = root.style
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable"
  root.style.overflow = "hidden"
  return () => Object.assign(root.style, { overflow, scrollbarGutter })
}
