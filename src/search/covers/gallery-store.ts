/** Which pictures of cards are looked through, and how far: told by what happens on the page, drawn beside it. */
import { loadCovers } from "./covers.actions.ts"
import type { ShownCover } from "./covers.contract.ts"
import { isSideways, placeAfter, splitAtCard, stepOf } from "./covers.rules.ts"

export interface Gallery {
  /** The place of the picture on the card. */
  box: HTMLElement
  /** In it, where the others are drawn. */
  slot: HTMLElement
  /** The card's own picture, as it was when this was opened. */
  picture: string
  business: string
  /** Of the card's own picture; undefined: it is of none of their projects. */
  first: ShownCover | undefined
  others: readonly ShownCover[]
  at: number
  /** The furthest that was looked at: what follows it is loaded. */
  furthest: number
  /** How far a finger has taken the picture to the side. */
  dx: number
}

let galleries: readonly Gallery[] = []
const listeners = new Set<() => void>()

export const galleryStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => galleries,
}

/** Cards that have gone, or show another picture now, take theirs along. */
const put = (next: readonly Gallery[]) => {
  galleries = next.filter(({ box, slot, picture }) => {
    const isThere = box.isConnected && box.querySelector("img")?.src === picture
    if (!isThere) slot.remove()
    return isThere
  })
  for (const listener of listeners) listener()
}

const galleryAt = (box: HTMLElement) => galleries.find((one) => one.box === box)

const change = (box: HTMLElement, changed: Partial<Gallery>) =>
  put(galleries.map((one) => (one.box === box ? { ...one, ...changed } : one)))

/** Somebody is about to look: nothing is drawn where there is no more than the one picture. */
export const openGallery = async (box: HTMLElement) => {
  const { covers: serviceId } = box.dataset
  const picture = box.querySelector("img")
  if (galleryAt(box) || !serviceId || !picture) return
  const covers = await loadCovers(serviceId).catch(() => [])
  const { first, others } = splitAtCard(covers, picture.src)
  if (others.length === 0 || galleryAt(box) || !box.isConnected) return
  const slot = document.createElement("div")
  box.append(slot)
  const business = box.querySelector<HTMLElement>("[data-compare]")?.dataset.compare ?? ""
  put([...galleries, { box, slot, picture: picture.src, business, first, others, at: 0, furthest: 0, dx: 0 }])
}

export const stepTo = (box: HTMLElement, step: number) => {
  const gallery = galleryAt(box)
  if (!gallery) return
  const at = placeAfter(gallery.at, step, gallery.others.length + 1)
  change(box, { at, furthest: Math.max(gallery.furthest, at), dx: 0 })
}

const drag = (box: HTMLElement, dx: number) => {
  const gallery = galleryAt(box)
  if (!gallery) return
  // There is nothing beyond the ends.
  const isEnd = dx > 0 ? gallery.at === 0 : gallery.at === gallery.others.length
  change(box, { dx: isEnd ? 0 : dx })
}

let followed: number | undefined

/** A finger on a card's picture; what it asks for is done once the pictures are there. */
export const followFinger = (box: HTMLElement, { pointerId, clientX, clientY }: PointerEvent) => {
  if (followed === pointerId) return
  followed = pointerId
  const heard = new AbortController()
  const { signal } = heard
  const opened = openGallery(box)
  let [dx, isSwipe] = [0, false]
  const isIt = (event: PointerEvent) => event.pointerId === pointerId
  const onMove = (event: PointerEvent) => {
    if (!isIt(event)) return
    dx = event.clientX - clientX
    isSwipe ||= isSideways(dx, event.clientY - clientY)
    if (isSwipe) drag(box, dx)
  }
  const onEnd = (event: PointerEvent) => {
    if (!isIt(event)) return
    heard.abort()
    followed = undefined
    if (!isSwipe) return
    if (event.type === "pointerup") swallowClick()
    const step = event.type === "pointerup" ? stepOf(dx) : 0
    void opened.then(() => stepTo(box, step))
  }
  window.addEventListener("pointermove", onMove, { signal, passive: true })
  for (const end of ["pointerup", "pointercancel"] as const) window.addEventListener(end, onEnd, { signal })
}

/** A swipe is not a tap, also where a browser takes its end for one. */
const swallowClick = () => {
  const over = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener("click", swallow, { capture: true, once: true, signal: over.signal })
  setTimeout(() => over.abort(), 100)
}
