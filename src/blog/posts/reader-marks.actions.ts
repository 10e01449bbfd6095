/**
 * What can be done at a post: liked, shared, and that it was read, told without who it is. One program for the page that runs
 * no application and for the application: it takes hold of the HTML that is there.
 */

import { callAnonymously } from "../../platform/api/call-anonymously.ts"
import type { Contract } from "../../platform/api/contract.ts"
import { languageHere } from "../../platform/language/language.ts"
import { storeText } from "../../platform/storage.ts"
import { likePost, viewPost } from "./post.contract.ts"

const IN_VIEW_MS = 2000
const LIKED = "liked posts"
const VISITOR = "blog visitor"
/** Most likes that a browser remembers. */
const MAX_REMEMBERED = 300
/** So long a page may be sent that was made before a like: kept for 60 seconds, and anew while one cannot be made. */
const PAGE_KEPT_MS = 300_000

const stored = (key: string) => {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

/** Drawn once by this browser; undefined where it keeps nothing. */
const visitorHere = () => {
  if (!stored(VISITOR)) storeText(VISITOR, crypto.randomUUID())
  return stored(VISITOR) || undefined
}

const tell = (contract: Contract, id: string) =>
  callAnonymously(contract, { id, visitor: visitorHere() } as never, { language: languageHere() })
    .then(({ status, body }) => (status === 200 ? (body.data as Record<string, number>) : undefined))
    .catch(() => undefined)

/** @returns takes everything back that waits */
export const mountPost = (post: HTMLElement) => {
  const id = post.dataset.post!
  const part = <E extends HTMLElement>(name: string) => post.querySelector<E>(`[data-${name}]`)!
  const stopWaiting = countView(id, part("views"))
  mountLike(id, part("like"))
  mountShare(part("share"), part("shared"))
  const stopMarking = markSection(post)
  part("acts").classList.remove("invisible")
  return () => {
    stopWaiting()
    stopMarking()
  }
}

/** How far down the screen a part begins to be the one that is read. */
const READ_FROM = 0.3
/** Higher than any post. */
const ABOVE_PX = 1_000_000

/** In the contents beside the text, the part that is read. */
const markSection = (post: HTMLElement) => {
  // `hash` would be encoded: a heading in Devanagari is not found by it.
  const parts = [...post.querySelectorAll("[data-contents] a")].flatMap((link) => {
    const heading = document.getElementById(link.getAttribute("href")!.slice(1))
    return heading ? [{ link, heading }] : []
  })
  const mark = () => {
    const begun = parts.filter(({ heading }) => heading.getBoundingClientRect().top < innerHeight * READ_FROM).length
    for (const [at, { link }] of parts.entries())
      if (at === begun - 1) link.ariaCurrent = "location"
      else link.removeAttribute("aria-current")
  }
  // All that is above counts as in view, so that a jump past a heading is noticed as well.
  const rootMargin = `${ABOVE_PX}px 0px ${(READ_FROM - 1) * 100}% 0px`
  const observer = new IntersectionObserver(mark, { rootMargin })
  for (const { heading } of parts) observer.observe(heading)
  return () => observer.disconnect()
}

/** Once it has been in view for a while, which a page that is only fetched never is. */
const countView = (id: string, views: HTMLElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    if (document.visibilityState === "visible") timer = setTimeout(count, IN_VIEW_MS)
  }
  const count = async () => {
    document.removeEventListener("visibilitychange", watch)
    const told = await tell(viewPost, id)
    if (told) views.textContent = wordsOf(views, told.view_count!)
  }
  document.addEventListener("visibilitychange", watch)
  watch()
  return () => {
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", watch)
  }
}

/** As the page says one and several. */
const wordsOf = ({ dataset: { one, other } }: HTMLElement, count: number) =>
  (count === 1 ? one! : other!).replace("#", count.toLocaleString("en-IN"))

const mountLike = (id: string, button: HTMLElement) => {
  const label = button.querySelector("[data-label]")!
  const count = button.querySelector("[data-count]")!
  const show = (isLiked: boolean) => {
    button.setAttribute("aria-pressed", String(isLiked))
    label.textContent = (isLiked ? button.dataset.liked : button.dataset.unliked)!
  }
  /** Each the post's id, how many liked it then and when; before November 2026 the id alone. */
  const likes = () => stored(LIKED).split(" ").filter(Boolean)
  const [mark, counted, at] =
    likes()
      .map((like) => like.split(":"))
      .find(([one]) => one === id) ?? []
  show(mark !== undefined)
  if (Date.now() - Number(at) < PAGE_KEPT_MS)
    count.textContent = String(Math.max(Number(count.textContent), Number(counted)))
  button.onclick = async () => {
    if (button.ariaPressed === "true") return
    const before = count.textContent
    show(true)
    count.textContent = String(Number(before) + 1)
    const told = await tell(likePost, id)
    if (told) {
      count.textContent = String(told.like_count)
      storeText(LIKED, [...likes(), `${id}:${told.like_count}:${Date.now()}`].slice(-MAX_REMEMBERED).join(" "))
    } else {
      show(false)
      count.textContent = before
    }
  }
}

/** By the phone's own sheet, else into the clipboard, else as a text to be copied by hand. */
const mountShare = (button: HTMLElement, said: HTMLElement) => {
  button.onclick = async () => {
    const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href
    if (navigator.share) {
      // Closed again, it was not shared; that is no fault.
      await navigator.share({ title: document.title, url }).catch(() => undefined)
      return
    }
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    said.textContent = copied ? said.dataset.copied! : `${said.dataset.byHand!} ${url}`
  }
}
