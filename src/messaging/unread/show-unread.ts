/** In how many conversations something is unread: on the links to them, in the tab's title and on the installed app. */
import { MOST_UNREAD } from "../message.rules.ts"

let shown = 0

/** The links of the header and of the areas (ui/unread-badge.tsx) stand in everybody's HTML and are filled in here. */
export const showUnread = (unread: number) => {
  shown = unread
  for (const badge of document.querySelectorAll<HTMLElement>("[data-unread]")) {
    badge.hidden = unread === 0
    badge.firstElementChild!.textContent = countText()
  }
  markTitle()
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> }
  void setAppBadge?.call(navigator, unread).catch(() => undefined)
}

const countText = () => (shown > MOST_UNREAD ? `${MOST_UNREAD}+` : String(shown))

/** Another page brings its own title. */
const markTitle = () => {
  const plain = document.title.replace(/^\(\d+\+?\) /, "")
  const title = shown === 0 ? plain : `(${countText()}) ${plain}`
  if (title !== document.title) document.title = title
}

export const keepTitleMarked = () =>
  new MutationObserver(markTitle).observe(document.head, { childList: true, subtree: true, characterData: true })
