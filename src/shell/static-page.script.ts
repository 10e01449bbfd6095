/**
 * The header and footer of pages that run no application (docs/decisions/0005): menus that close, who is signed
 * in, the theme, the next page asked for early. Such a page should cost a slow phone next to nothing, so nothing of React may
 * come in here.
 */
import { logout } from "../platform/session/logout.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { restoreSession, SESSION_EVENT } from "../platform/session/stored-session.ts"
import { displayName, markSession, storedUser } from "../platform/session/stored-user.ts"
import { chooseTheme, currentTheme, type Theme } from "../platform/theme.ts"
import { backgroundOf, initialsOf } from "../ui/initials.ts"
import { closeDetails } from "../ui/overlay/close-details.ts"

const all = <E extends Element>(selector: string) => document.querySelectorAll<E>(selector)

for (const menu of all<HTMLDetailsElement>("header details")) closeDetails(menu)

const showPerson = () => {
  markSession()
  const user = storedUser()
  if (!user) return
  const name = displayName(user)
  document.querySelector("[data-person]")!.textContent = name
  const disc = document.querySelector("[data-initials]")!
  disc.textContent = initialsOf(name)
  disc.className = disc.className.replace(/bg-\S+( text-\S+-ink)?$/, backgroundOf(name))
  if (user.portrait) disc.append(Object.assign(new Image(), { src: user.portrait.small, alt: "" }))
}
for (const change of ["storage", SESSION_EVENT, "pageshow"]) addEventListener(change, showPerson)
restoreSession()
showPerson()
// Whose token has run out may be out by now.
void currentUser()

// The only button of the menus; everything else in them is a link.
document.querySelector("[popover] button")!.addEventListener("click", () => logout())

for (const choice of all<HTMLInputElement>("footer input[type=radio]")) {
  choice.checked = choice.value === currentTheme()
  choice.addEventListener("change", () => chooseTheme(choice.value as Theme))
}

// A file of its own, which visitors never load: whoever is not signed in has no messages.
const { unread } = document.currentScript!.dataset
addEventListener("load", () => {
  if (unread && storedUser()) import(/* @vite-ignore */ unread).catch(() => 0)
})

/** The next page is asked for when a finger or pointer comes near its link. */
const near = (event: Event) => {
  // The document may have the focus itself.
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href^='/']")
  if (!link || link.dataset.near) return
  link.dataset.near = "yes"
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }))
}
addEventListener("pointerover", near, { passive: true })
addEventListener("focusin", near)
