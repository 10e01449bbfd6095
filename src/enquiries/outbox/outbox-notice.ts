/**
 * A notice about what was typed on an earlier visit. Drawn by hand: some pages run no application, and who has nothing
 * waiting should not load what draws it.
 */
import { pathHere, textsHere } from "../../platform/language/language.ts"
import { storeText } from "../../platform/storage.ts"
import { type ButtonVariant, buttonStyle } from "../../ui/button-style.ts"
import { listRejected, type RejectedSubmission } from "./rejected-submission.ts"
import { outboxTexts } from "./texts.ts"

const ID = "refused-notice"
const putOff = (key: string) => `refused-later:${key}`

/** Once for each, until it is put off; not where the form itself says it. */
export const showRejected = async () => {
  const isNews = ({ key, page }: RejectedSubmission) => !sessionStorage.getItem(putOff(key)) && !isHere(page)
  const [one] = (await listRejected()).filter(isNews)
  if (!one || document.getElementById(ID)) return
  const t = textsHere(outboxTexts)
  const putAside = () => {
    storeText(putOff(one.key), "1", sessionStorage)
    hideOutboxNotice(ID)
  }
  showOutboxNotice({
    id: ID,
    text: t.rejected(one.refused.message),
    actions: [
      { label: t.open, kind: "secondary", href: pathHere(one.page) },
      { label: t.later, kind: "quiet", act: putAside },
    ],
  })
}

const isHere = (page: string) => location.pathname === pathHere(page)

interface OutboxNotice {
  id: string
  text: string
  /** Beneath it, in a smaller voice. */
  detail?: string
  /** What is pressed: a way, or an act. */
  actions: { label: string; kind: ButtonVariant; href?: string; act?: () => void }[]
}

/** One of each id; where it stands already it says something else from now on. */
export const showOutboxNotice = ({ id, text, detail, actions }: OutboxNotice) => {
  const said = make("p", "wrap-anywhere", text)
  said.role = "alert"
  const buttons = make("div", "flex flex-wrap gap-2")
  buttons.append(...actions.map(buttonOf))
  const box = make("div", "grid animate-rise gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-soft")
  box.append(said, ...(detail ? [make("p", "text-sm text-muted", detail)] : []), buttons)
  // Where messages stand, in their look.
  const region = document.querySelector<HTMLElement>("[data-toasts]")!.cloneNode(false) as HTMLElement
  region.id = id
  region.removeAttribute("data-toasts")
  region.append(box)
  hideOutboxNotice(id)
  document.body.append(region)
  region.showPopover?.()
}

export const hideOutboxNotice = (id: string) => document.getElementById(id)?.remove()

const buttonOf = ({ label, kind, href, act }: OutboxNotice["actions"][number]) => {
  if (href !== undefined) return Object.assign(make("a", buttonStyle(kind, "small"), label), { href })
  const button = make("button", buttonStyle(kind, "small"), label)
  button.type = "button"
  button.addEventListener("click", () => act?.())
  return button
}

const make = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = "") =>
  Object.assign(document.createElement(tag), { className, textContent: text })
