/**
 * The pictures on cards, looked through: by a finger, or by buttons while a mouse is over the card or a key has the focus in
 * it. In a root of its own, loaded at the first interaction, so that no first screen carries its code; what it draws stands in
 * the card, after what the page has drawn there. The link over the card stays in front and hears all taps.
 */
import { useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { drawBeside } from "../../ui/draw-beside.tsx"
import { CoverGallery } from "./cover-gallery.tsx"
import { followFinger, galleryStore, openGallery } from "./gallery-store.ts"

/** A mouse on its way across wants nothing. */
const HOVER_MS = 120

const boxOf = ({ target }: Event) =>
  (target instanceof Element && target.closest("li")?.querySelector<HTMLElement>("[data-covers]")) || undefined

const isWithin = (box: HTMLElement, { clientX, clientY }: PointerEvent) => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

let isMounted = false

/** Called, and nothing at import: a file of several late parts may come before the page is hydrated. */
export const mountGalleries = () => {
  if (isMounted) return
  isMounted = true
  let hovering: number | undefined
  window.addEventListener("pointerover", (event) => {
    const box = boxOf(event)
    window.clearTimeout(hovering)
    if (box && event.pointerType === "mouse") hovering = window.setTimeout(() => void openGallery(box), HOVER_MS)
  })
  window.addEventListener("focusin", (event) => {
    const box = boxOf(event)
    if (box) void openGallery(box)
  })
  const onFinger = (event: PointerEvent) => {
    const box = boxOf(event)
    if (box && event.pointerType === "touch" && event.isPrimary && isWithin(box, event)) followFinger(box, event)
  }
  window.addEventListener("pointerdown", onFinger)

  const sayWhetherSwipes = () =>
    document.documentElement.toggleAttribute("data-swipes", (window.visualViewport?.scale ?? 1) <= 1)
  window.visualViewport?.addEventListener("resize", sayWhetherSwipes)
  sayWhetherSwipes()

  // The sign that had this code loaded may have been one of these.
  window.addEventListener("pointermove", onFinger, { once: true })
  for (const box of document.querySelectorAll<HTMLElement>("li:is(:hover, :focus-within) [data-covers]"))
    void openGallery(box)

  drawBeside(<Galleries />)
}

const none: ReturnType<typeof galleryStore.current> = []

function Galleries() {
  const galleries = useSyncExternalStore(galleryStore.subscribe, galleryStore.current, () => none)
  return galleries.map((gallery) =>
    createPortal(<CoverGallery gallery={gallery} />, gallery.slot, gallery.box.dataset.covers),
  )
}
