/**
 * Says on any page that something came back, with the way to its form. Drawn by hand: some pages run no application, and
 * who has nothing refused should not load what draws it.
 */
import { pathHere, wordsHere } from "../../platform/words/language.ts"
import { buttonStyle } from "../../ui/button-style.ts"
import { outboxWords } from "./outbox.words.ts"
import { listRefused, type Refused } from "./refused.ts"

const putOff = (key: string) => `refused-later:${key}`

/** Once for each, until it is put off; not where the form itself says it. */
export const tellRefused = async () => {
  const isNews = ({ key, page }: Refused) => !sessionStorage.getItem(putOff(key)) && !isHere(page)
  const [one] = (await listRefused()).filter(isNews)
  const id = "refused-notice"
  if (one && !document.getElementById(id)) document.body.append(notice(one, id))
  document.getElementById(id)?.showPopover?.()
}

const isHere = (page: string) => location.pathname === pathHere(page)

const notice = ({ key, page, refused }: Refused, id: string) => {
  const t = wordsHere(outboxWords)
  const link = make("a", buttonStyle("secondary", "small"), t.open)
  link.href = pathHere(page)
  const later = make("button", buttonStyle("quiet", "small"), t.later)
  later.type = "button"
  const text = make("p", "wrap-anywhere", t.cameBack(refused.message))
  text.role = "alert"
  const buttons = make("div", "flex flex-wrap gap-2")
  buttons.append(link, later)
  const box = make("div", "grid animate-rise gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-soft")
  box.append(text, buttons)
  // Where messages stand, in their look.
  const region = document.querySelector<HTMLElement>("[data-toasts]")!.cloneNode(false) as HTMLElement
  region.id = id
  region.removeAttribute("data-toasts")
  region.append(box)
  later.addEventListener("click", () => {
    sessionStorage.setItem(putOff(key), "1")
    region.remove()
  })
  return region
}

const make = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = "") =>
  Object.assign(document.createElement(tag), { className, textContent: text })
