/**
 * The tray at the foot of pages on which somebody can be chosen. It has a root of its own beside the page: so it stays
 * while pages come and go, and no page's first screen carries its code.
 */

import { useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { pathHere, textsHere } from "../../platform/language/language.ts"
import { Button } from "../../ui/button.tsx"
import { buttonStyle, iconButtonStyle } from "../../ui/button-style.ts"
import { drawBeside } from "../../ui/draw-beside.tsx"
import { Icon } from "../../ui/icon.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { compareAddress, MAX_COMPARED, TABLE } from "../comparison-url.rules.ts"
import { trayTexts } from "./texts.ts"
import { type Chosen, readTray, saveTray, trayOf, trayStore } from "./tray-store.ts"

/**
 * The links of a page that lead to the comparison: from here on they are buttons that choose, and show who is chosen. The
 * page that has drawn them knows nothing of it, and leaves alone what it has not set.
 * @returns whether there are any
 */
const useCompareLinks = (chosen: readonly Chosen[]) => {
  const [hasLinks, setHasLinks] = useState(false)
  useEffect(() => {
    const ids = chosen.map(({ id }) => id)
    const show = () => {
      const links = document.querySelectorAll<HTMLAnchorElement>(LINKS)
      for (const link of links) {
        const isChosen = ids.includes(chosenBy(link).id)
        link.role = "button"
        link.ariaPressed = String(isChosen)
        link.toggleAttribute("data-chosen", isChosen)
      }
      setHasLinks(links.length > 0)
    }
    show()
    const watcher = new MutationObserver(show)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [chosen])
  return hasLinks
}

const LINKS = "a[data-compare]"

/** From now on a press on such a link chooses. */
const onPresses = () => {
  const press = (event: MouseEvent | KeyboardEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINKS)
    // Opened in another tab, it is a link; and the Enter key presses a link by itself.
    const isOther =
      event instanceof KeyboardEvent ? event.key !== " " : event.ctrlKey || event.metaKey || event.shiftKey
    if (!link || isOther) return
    event.preventDefault()
    choose(chosenBy(link))
  }
  for (const sign of ["click", "keydown"] as const) window.addEventListener(sign, press, { capture: true })
}

const chosenBy = ({ href, dataset }: HTMLAnchorElement): Chosen => ({
  id: new URL(href).searchParams.get("ids") ?? "",
  name: dataset.compare ?? "",
})

const choose = (one: Chosen) => {
  const tray = readTray()
  const others = tray.filter(({ id }) => id !== one.id)
  if (others.length < tray.length) return saveTray(others)
  if (tray.length === MAX_COMPARED) return void toast("info", textsHere(trayTexts).tooMany)
  const chosen = [...tray, one]
  saveTray(chosen)
  if (isTrayHidden()) sayChosen(chosen)
}

/** A phone has room for one bar, and another one has it (ui/base.css). */
const isTrayHidden = () =>
  matchMedia("(max-width: 767px)").matches &&
  document.querySelector('[data-foot="chosen"], [data-foot="book-bar"]') !== null

const sayChosen = (chosen: readonly Chosen[]) => {
  const t = textsHere(trayTexts)
  toast("info", t.chosen(chosen.length, MAX_COMPARED), 5000, {
    label: t.compare,
    act: () => window.location.assign(addressOf(chosen)),
  })
}

const addressOf = (chosen: readonly Chosen[]) =>
  `${pathHere(compareAddress({ ids: chosen.map(({ id }) => id) }))}#${TABLE}`

onPresses()
drawBeside(<Tray />)

/** Who was chosen so far, on every page that has somebody to choose, and the way to their comparison. */
function Tray() {
  const t = useTexts(trayTexts)
  const kept = useSyncExternalStore(trayStore.subscribe, trayStore.current, trayStore.atFirst)
  const chosen = useMemo(() => trayOf(kept), [kept])
  const hasLinks = useCompareLinks(chosen)
  if (chosen.length === 0 || !hasLinks) return null
  return (
    <section aria-label={t.label} data-foot="tray" className={barClasses}>
      <div className="page-width flex h-14 items-center sm:h-16 gap-3">
        <p role="status" className="font-semibold whitespace-nowrap">
          {t.chosen(chosen.length, MAX_COMPARED)}
        </p>
        <ul className="flex min-w-0 flex-1 gap-2 max-sm:hidden">
          {chosen.map(({ id, name }) => (
            <li key={id} className="flex min-w-0 items-center rounded-lg bg-fill pl-3">
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={t.remove(name)}
                onClick={() => saveTray(chosen.filter((one) => one.id !== id))}
                className={`shrink-0 ${iconButtonStyle}`}
              >
                <Icon name="x" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="quiet" size="small" className="ml-auto" onClick={() => saveTray([])}>
          {t.clear}
        </Button>
        <a href={addressOf(chosen)} className={buttonStyle("secondary", "normal")}>
          {t.compare}
        </a>
      </div>
    </section>
  )
}

const barClasses =
  "no-print fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]"
