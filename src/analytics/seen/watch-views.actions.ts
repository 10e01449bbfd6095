/**
 * Reports, without who they are, what somebody has looked at: begun at a visitor's first interaction, so never for a program
 * that only fetches, and once the page has been in view for a while. A browser counts for a profile once a day, which it
 * remembers by itself; for a search once as long as the document stays. Nobody counts for themselves. A customer's own
 * activity is told apart from that (professionals/view.actions.ts).
 */
import { callAnonymously } from "../../platform/api/call-anonymously.ts"
import { languageHere } from "../../platform/language/language.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { storeText } from "../../platform/storage.ts"
import { indianDay } from "../../platform/time.ts"
import { recordViewOnce } from "../../professionals/view.actions.ts"
import { noteSeen } from "./seen.contract.ts"
import { MAX_FOUND } from "./seen.rules.ts"

const IN_VIEW_MS = 2000
const KEY = "viewed"
/** Most profiles that a browser remembers of a day. */
const MAX_REMEMBERED = 200

const report = (seen: { profile?: string; found?: string[] }) =>
  // Nobody waits for it, and nothing is lost but a count.
  void callAnonymously(noteSeen, seen, { language: languageHere() }).catch(() => undefined)

/** The cards and profiles on the page; one that does not exist has none. */
const shownIds = () => {
  const hearts = document.querySelectorAll<HTMLAnchorElement>("main a[data-shortlist]")
  const ids = [...hearts].map(({ href }) => new URL(href).searchParams.get("ids") ?? "")
  const own = storedUser()?.professional_id
  return [...new Set(ids)].filter((id) => id !== "" && id !== own)
}

/** Whatever else stands there is nobody. */
const viewedOn = (day: string): string[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { day?: unknown; ids?: unknown }
    return kept.day === day && Array.isArray(kept.ids) ? kept.ids.slice(-MAX_REMEMBERED) : []
  } catch {
    return []
  }
}

const noteProfile = (id: string) => {
  if (!shownIds().includes(id)) return
  recordViewOnce(id)
  const day = indianDay(new Date())
  const viewed = viewedOn(day)
  if (viewed.includes(id)) return
  storeText(KEY, JSON.stringify({ day, ids: [...viewed, id] }))
  report({ profile: id })
}

const noted = new Set<string>()

const noteSearch = (question: string) => {
  const found = shownIds().slice(0, MAX_FOUND)
  if (found.length === 0 || noted.has(question)) return
  noted.add(question)
  report({ found })
}

/** What is looked at: a search is the same whatever card of it is chosen, and only its first page counts. */
const subjectHere = () => {
  const { pathname, search } = window.location
  const [, profile] = /\/providers\/([^/]+)$/.exec(pathname) ?? []
  if (profile) return { name: profile, note: () => noteProfile(profile) }
  const params = new URLSearchParams(search)
  if (!/\/(search|service-search)$/.test(pathname) || params.has("cursor")) return undefined
  for (const name of ["selected", "shown", "request"]) params.delete(name)
  const question = `${params}`
  return { name: `?${question}`, note: () => noteSearch(question) }
}

let current: string | undefined
let timer: number | undefined

const watch = () => {
  const subject = subjectHere()
  if (subject?.name === current) return
  current = subject?.name
  window.clearTimeout(timer)
  if (subject) timer = window.setTimeout(() => whenInView(subject.note), IN_VIEW_MS)
}

const whenInView = (note: () => void) => {
  if (document.visibilityState === "visible") return note()
  // Looked at later, it is looked at for as long as any other.
  current = undefined
  document.addEventListener("visibilitychange", watch, { once: true })
}

let isWatching = false

/** Begun by who has seen an interaction, not by loading this file: it comes with other parts too. */
export const watchViews = () => {
  if (isWatching) return
  isWatching = true
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  watch()
}
