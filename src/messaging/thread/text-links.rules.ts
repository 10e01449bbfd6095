/** Addresses within what people write. Only those of the web become links, and only under the name that they have. */

export type TextPart = { text: string; href?: string }

const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/giu

/**
 * Closing signs that end the sentence around an address; a bracket that was opened in it belongs to it. Brackets are counted
 * once: the text is anybody's, and the tab waits meanwhile.
 */
const withoutTail = (found: string) => {
  let unopened = countOf(found, ")") - countOf(found, "(")
  let end = found.length
  for (; end > 0; end--) {
    const last = found[end - 1]!
    if (!/[.,;:!?'’)\]}*_]/.test(last)) break
    if (last !== ")") continue
    if (unopened <= 0) break
    unopened -= 1
  }
  return found.slice(0, end)
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Undefined where it is none, or looks like another one: a name before an @ is taken for the site. */
const hrefOf = (text: string) => {
  const whole = /^www\./i.test(text) ? `https://${text}` : text
  if (!URL.canParse(whole)) return undefined
  const { protocol, hostname, username, password, href } = new URL(whole)
  const isWeb = /^https?:$/.test(protocol) && hostname.includes(".")
  return isWeb && username === "" && password === "" ? href : undefined
}

export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutTail(found)
    const href = hrefOf(shown)
    if (!href) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: shown, href })
    end = index + shown.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
