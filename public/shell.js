// The header and footer of pages that run no application: menus that close, the signed-in person's name, the theme.
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
const showPerson = () => {
  const user = readUser()
  root.dataset.session = user.email ? "in" : "out"
  const name = user.full_name || user.name || user.business_name || user.email
  for (const place of document.querySelectorAll("[data-person]")) place.textContent = name ?? ""
}
addEventListener("storage", showPerson)
addEventListener("pageshow", showPerson)
showPerson()

for (const choice of document.querySelectorAll("input[name=theme]")) {
  choice.checked = choice.value === (root.dataset.theme ?? "system")
  choice.addEventListener("change", () => {
    if (choice.value === "system") delete root.dataset.theme
    else root.dataset.theme = choice.value
    try {
      localStorage.setItem("theme", choice.value)
    } catch {
      // Storage may be forbidden; the choice then holds until the page is left.
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
