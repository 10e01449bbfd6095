/** In how many conversations something is unread: on the links to them, in the tab's title and on the installed app. */
import { textsHere } from "../../platform/language/language.ts"
import { unreadCountText } from "../message.rules.ts"
import { unreadTexts } from "../texts.ts"

let shown = 0

/** The links of the header and of the areas (ui/unread-badge.tsx) stand in everybody's HTML and are filled in here. */
export const showUnread = (unread: number) => {
  shown = unread
  fillBadges()
  markTitle()
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> }
  void setAppBadge?.call(navigator, unread).catch(() => undefined)
}

/** The badges of a page that has come since are empty. */
export const fillBadges = () => {
  for (const badge of document.querySelectorAll<HTMLElement>("[data-unread]")) {
    badge.hidden = shown === 0
    const aloud = Object.assign(document.createElement("span"), { className: "sr-only" })
    aloud.textContent = textsHere(unreadTexts).unread
    badge.replaceChildren(unreadCountText(shown), aloud)
  }
}

/** Another page brings its own title. */
const markTitle = () => {
  const plain = document.title.replace(/^\(\d+\+?\) /, "")
  const title = shown === 0 ? plain : `(${unreadCountText(shown)}) ${plain}`
  if (title !== document.title) document.title = title
}

export const keepTitleMarked = () =>
  new MutationObserver(markTitle).observe(document.head, { childList: true, subtree: true, characterData: true })
