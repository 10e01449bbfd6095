/**
 * Turns the links of hearts (components/shortlist-heart.tsx) into buttons at the first interaction: first screens do not carry
 * this code, and their HTML is the same for everybody. React leaves alone the attributes that it did not set.
 */
import { failureMessage } from "../../platform/api/api-failure.ts"
import { pathHere, textsHere } from "../../platform/language/language.ts"
import { SESSION_EVENT } from "../../platform/session/stored-session.ts"
import { USER_KEY } from "../../platform/session/stored-user.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { loadOwnShortlist, ShortlistFull, saveToShortlist } from "./shortlist.actions.ts"
import { SHORTLIST_LIMIT } from "./shortlist.rules.ts"
import { readStoredShortlist, SHORTLIST_KEY } from "./shortlist-store.ts"
import { pressTexts } from "./texts.ts"

const HEARTS = "a[data-shortlist]"

/** As far as it is known: what this browser keeps at once, what the account has when it has answered. */
let shortlisted = new Set(readStoredShortlist())

const idOf = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get("ids") ?? ""

const show = () => {
  for (const heart of document.querySelectorAll<HTMLAnchorElement>(HEARTS)) {
    const isShortlisted = shortlisted.has(idOf(heart))
    heart.role = "button"
    heart.ariaPressed = String(isShortlisted)
    heart.toggleAttribute("data-shortlisted", isShortlisted)
  }
}

const reload = async () => {
  const pressed = presses
  const loaded = await loadOwnShortlist().catch(() => undefined)
  // Pressed meanwhile, the answer may be from before.
  if (pressed !== presses) return void saving.then(reload)
  if (!loaded) return
  shortlisted = new Set(loaded.ids)
  show()
}

let presses = 0
/** One after the other, so that of two presses of a heart the second counts. */
let saving: Promise<unknown> = Promise.resolve()

const turn = (id: string) => {
  presses += 1
  const isShortlisted = !shortlisted.has(id)
  set(id, isShortlisted)
  saving = saving
    .then(() => saveToShortlist(id, isShortlisted))
    .then(
      () => say(isShortlisted),
      (error: unknown) => {
        set(id, !isShortlisted)
        const t = textsHere(pressTexts)
        const isFull = error instanceof ShortlistFull
        toast("error", isFull ? t.full(SHORTLIST_LIMIT) : failureMessage(error, t.failed), 5000)
      },
    )
}

const set = (id: string, isShortlisted: boolean) => {
  if (isShortlisted) shortlisted.add(id)
  else shortlisted.delete(id)
  show()
}

const say = (isShortlisted: boolean) => {
  const t = textsHere(pressTexts)
  if (!isShortlisted) return toast("info", t.removed)
  toast("success", t.kept, 5000, { label: t.see, act: () => window.location.assign(pathHere("/shortlist")) })
}

const press = (event: MouseEvent | KeyboardEvent) => {
  const heart = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(HEARTS)
  // Opened in another tab, it is a link; and the Enter key presses a link by itself.
  const isOther = event instanceof KeyboardEvent ? event.key !== " " : event.ctrlKey || event.metaKey || event.shiftKey
  if (!heart || isOther) return
  event.preventDefault()
  if (event instanceof MouseEvent && event.detail > 1) return
  turn(idOf(heart))
}

for (const sign of ["click", "keydown"] as const) window.addEventListener(sign, press, { capture: true })
window.addEventListener(SESSION_EVENT, () => void reload())
window.addEventListener("storage", ({ key }) => {
  if (key === SHORTLIST_KEY || key === USER_KEY) void reload()
})
new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
show()
void reload()
