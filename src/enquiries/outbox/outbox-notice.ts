/**
 * A notice about a submission of an earlier visit. Plain DOM: some pages run no React, and visitors with nothing in the outbox
 * should not load it.
 */
import { pathHere, textsHere } from "../../platform/language/language.ts"
import { onDelivery } from "../../platform/outbox/delivery.ts"
import { storeText } from "../../platform/storage.ts"
import { type ButtonVariant, buttonStyle } from "../../ui/button-style.ts"
import { listRefused, type RefusedSubmission } from "./refused-submission.ts"
import { outboxTexts } from "./texts.ts"

const ID = "refused-notice"
const dismissedKey = (key: string) => `refused-later:${key}`

let isKept = false

/** Shows it now, and whenever a submission is refused while the page is open. */
export const keepRefusedNotice = () => {
  if (!isKept) onDelivery(({ status }) => status === "refused" && void showRefusedNotice())
  isKept = true
  return showRefusedNotice()
}

/** One refused submission at a time, until it is dismissed; not on the page of its form, which shows it itself. */
const showRefusedNotice = async () => {
  const isDue = ({ key, page }: RefusedSubmission) => !sessionStorage.getItem(dismissedKey(key)) && !isHere(page)
  const [next] = (await listRefused()).filter(isDue)
  if (!next || document.getElementById(ID)) return
  const t = textsHere(outboxTexts)
  const dismiss = () => {
    storeText(dismissedKey(next.key), "1", sessionStorage)
    hideOutboxNotice(ID)
  }
  showOutboxNotice({
    id: ID,
    text: t.refused(next.refused.message),
    actions: [
      { label: t.open, kind: "secondary", href: pathHere(next.page) },
      { label: t.later, kind: "quiet", act: dismiss },
    ],
  })
}

const isHere = (page: string) => location.pathname === pathHere(page)

interface OutboxNotice {
  id: string
  text: string
  /** Below it, in smaller type. */
  detail?: string
  /** Links and buttons. */
  actions: { label: string; kind: ButtonVariant; href?: string; act?: () => void }[]
}

/** Shows a notice; replaces the one with the same id. */
export const showOutboxNotice = ({ id, text, detail, actions }: OutboxNotice) => {
  const paragraph = make("p", "wrap-anywhere", text)
  paragraph.role = "alert"
  const buttons = make("div", "flex flex-wrap gap-2")
  buttons.append(...actions.map(buttonOf))
  const box = make("div", "grid animate-rise gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-soft")
  box.append(paragraph, ...(detail ? [make("p", "text-sm text-muted", detail)] : []), buttons)
  // A copy of the toasts' region, for its position and look.
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
