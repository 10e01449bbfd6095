// The header and footer of pages that run no application: menus that close, the account menu, the theme.
// Plain, because such a page should cost a slow phone next to nothing. Pages with the application have the same in React.
const root = document.documentElement

for (const details of document.querySelectorAll("header details")) {
  const close = () => details.removeAttribute("open")
  document.addEventListener("pointerdown", (event) => details.contains(event.target) || close())
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return
    if (details.contains(document.activeElement)) details.querySelector("summary").focus()
    close()
  })
  details.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !details.contains(event.relatedTarget)) close()
  })
}
matchMedia("(min-width: 768px)").addEventListener("change", () => {
  for (const details of document.querySelectorAll("header details")) details.removeAttribute("open")
})

const readUser = () => {
  try {
    return JSON.parse(localStorage.getItem("user")) ?? {}
  } catch {
    return {}
  }
}
// Letters and ground as in src/ui/avatar.tsx.
const initials = (name) => {
  const letters = name.replace(/^(Ar|Er|Dr|Mr|Mrs|Ms)\.?\s/, "").match(/(?<![\p{L}\p{M}])\p{L}\p{M}*/gu) ?? []
  return `${letters[0] ?? "U"}${letters.length > 1 ? letters.at(-1) : ""}`.toUpperCase()
}
const hueOf = (name) => {
  let hash = 2166136261
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0), 16777619)
  return ["tile", "neem", "slate", "brass", "plum"][(hash >>> 15) % 5]
}
const showPerson = () => {
  const user = readUser()
  root.dataset.session = user.email ? "in" : "out"
  if (!user.email) return
  const name = user.full_name || user.name || user.business_name || user.email
  document.querySelector("[data-person]").textContent = name
  const disc = document.querySelector("[data-initials]")
  disc.textContent = initials(name)
  disc.className = disc.className.replace(/bg-\w+(-soft text-\w+-ink)?$/, `bg-${hueOf(name)}-soft text-${hueOf(name)}-ink`)
  const [isUser, isProvider] = [user.has_user_role, user.has_provider_role]
  const isHeld = { user: isUser, provider: isProvider, dual: isUser && isProvider }
  for (const group of document.querySelectorAll("[data-of]")) {
    group.hidden = !isHeld[group.dataset.of]
    for (const title of group.querySelectorAll("p")) title.hidden = !isHeld.dual
  }
}
addEventListener("storage", showPerson)
addEventListener("pageshow", showPerson)
showPerson()

// As logout() in src/platform/api-client.ts: the session ends here at once, and what the server was not told is owed.
const isToldToServer = async () => {
  const token = localStorage.getItem("token")
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) }
  const signal = AbortSignal.timeout(15_000)
  const ask = fetch("/api/auth/logout", { method: "POST", headers, body: "{}", signal, keepalive: true })
  return [200, 401].includes(await ask.then((answer) => answer.status).catch(() => 0))
}
// The only button of the header; everything else in it is a link.
document.querySelector("header button").addEventListener("click", async () => {
  // On its way with the token before the token goes.
  const told = isToldToServer()
  const keys = ["token", "user", "userType", "authTime", "professional_id", "provider_id", "user_id"]
  for (const key of keys) localStorage.removeItem(key)
  sessionStorage.clear()
  localStorage.setItem("logoutOwed", "true")
  if (await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 2_000))])) localStorage.removeItem("logoutOwed")
  location.assign("/login")
})

for (const choice of document.querySelectorAll("input[name=theme]")) {
  choice.checked = choice.value === (root.dataset.theme ?? "system")
  choice.addEventListener("change", () => {
    if (choice.value === "system") delete root.dataset.theme
    else root.dataset.theme = choice.value
    try {
      localStorage.setItem("theme", choice.value)
    } catch {
      // Storage may be full; the choice then holds until the page is left.
    }
  })
}

// The next page is asked for when a finger or pointer comes near its link.
const near = (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null
  if (!link || link.dataset.near) return
  link.dataset.near = "yes"
  const prefetch = document.createElement("link")
  prefetch.rel = "prefetch"
  prefetch.href = link.href
  document.head.append(prefetch)
}
addEventListener("pointerover", near, { passive: true })
addEventListener("focusin", near)
