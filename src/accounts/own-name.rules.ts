/**
 * What somebody calls themselves or their business stands in letters and on cards: a name that looks like an address would
 * become a link there. Letters to a mailbox that has not proved itself hold no name at all (sign-up.notifications.server.ts).
 */
import { asRead, brokenMarks, hostEnds } from "./account.rules.ts"

/** The sentence that it breaks, by its name. */
export const brokenOwnName = (text: string) => brokenMarks(text) ?? (looksLikeAddress(text) ? "own_name" : undefined)

const looksLikeAddress = (text: string) => {
  const seen = asRead(text)
  if (/[@\\]|:\/\//.test(seen) || seen.replace(abbreviated, "").includes("/")) return true
  return (seen.match(dotted) ?? []).some(isHost)
}

/** "M/s Patil", "S/o Ramesh". */
const abbreviated = /(?<![\p{L}\p{M}\p{N}])[mscdw]\/[so](?![\p{L}\p{M}\p{N}])/giu
const dotted = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu

/** "R.K.Laxman", "Dr.Rao" and "Pvt.Ltd" are written without blanks too; "t.me" and "x.com" are hosts all the same. */
const isHost = (run: string) => {
  const labels = run.toLowerCase().split(".")
  const last = labels.pop()!
  if (!endsHosts.test(last) && (indian.test(last) || !/\p{L}{2}/u.test(last))) return false
  return !labels.every((label) => /^\p{L}$/u.test(label) || titles.has(label)) || endsHosts.test(last)
}

/** Dots between letters of India's scripts shorten titles and names ("डॉ.राव", "पु.ल.देशपांडे"). */
const indian = /^[\u0900-\u0dff]+$/
const titles = new Set("adv ar arch asst capt co col dr er gen maj mr mrs ms prof pvt shri smt sr st".split(" "))
/** Of those with one letter or a title before the dot; those of countries have two letters. */
const endsHosts = RegExp(`^(?:[a-z]{2}|${hostEnds})$`)
