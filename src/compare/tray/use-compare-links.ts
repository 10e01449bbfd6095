import { useEffect, useState } from "react"
import { textsHere } from "../../platform/language/language.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { MOST } from "../selection.rules.ts"
import { trayTexts } from "./texts.ts"
import { type Chosen, readTray, saveTray } from "./tray-store.ts"

/**
 * The links of a page that lead to the comparison: from here on they are buttons that choose, and show who is chosen. The
 * page that has drawn them knows nothing of it, and leaves alone what it has not set.
 * @returns whether there are any
 */
export const useCompareLinks = (chosen: readonly Chosen[]) => {
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
export const onPresses = () => {
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
  if (tray.length === MOST) return void toast("info", textsHere(trayTexts).tooMany)
  saveTray([...tray, one])
}
