// What of a mail is an answer to ours. Pure.
import { brand } from "../../brand.ts"
import { ticketFrom } from "../grievance/grievance.rules.ts"

/** References and tickets are written alike. @returns those that stand in a subject, at most three */
export const namesIn = (subject: string) =>
  [...subject.matchAll(/(?<![0-9A-Z])[0-9A-Z]{5}-[0-9A-Z]{5}(?![0-9A-Z])/gi)]
    .slice(0, 3)
    .map(([name]) => ticketFrom(name))

interface Header {
  key: string
  value: string
}

/** Out of office, undeliverable, from a list (RFC 3834): nobody has written it. */
export const isAutomatic = (headers: readonly Header[]) =>
  headers.some(
    ({ key, value }) =>
      (key === "auto-submitted" && value.trim().toLowerCase() !== "no") ||
      (key === "precedence" && /^(bulk|junk|list|auto_reply)$/i.test(value.trim())) ||
      key === "x-autoreply" ||
      key === "list-id",
  )

/** Longer than any that a mail program writes. */
const MAX_FROM = 500

/**
 * One From with one address: alone, or in brackets behind a name, which has another one at most in quotation marks. What a
 * provider checks is what is read here, however the rest is disguised.
 */
export const isPlainFrom = (headers: readonly Header[], address: string) => {
  const [from, ...others] = headers.filter(({ key }) => key === "from")
  if (from === undefined || others.length > 0 || from.value.length > MAX_FROM) return false
  const value = from.value.trim().toLowerCase()
  const [, inBrackets] = /^(?:"(?:[^"\\]|\\.)*"|[^<>@,;:"]*)\s*<([^<>"]*)>$/.exec(value) ?? []
  return (inBrackets ?? value).trim() === address.toLowerCase()
}

/** The line that mail programs put before what they quote: it ends with a colon, in every language. */
const isQuotationHead = (line: string | undefined) => line !== undefined && /:\s*$/.test(line)

/** "From: Sthapati <hello@…>", and at least two more below it: so Outlook begins what it quotes of us, in every language. */
const isField = (line: string | undefined) =>
  line !== undefined && /^\s*\*?\p{L}[\p{L}\p{M} -]{0,24}:\*? ?\S/u.test(line)
const isQuotedHead = (lines: readonly string[], at: number) => {
  const first = lines[at]!.toLowerCase()
  const isOurs = first.includes("@") && first.includes(brand.name.toLowerCase())
  return isOurs && [at, at + 1, at + 2].every((line) => isField(lines[line]))
}

/** Up to where a program began to quote, without the line that it drew above. */
const beforeQuotedHead = (lines: readonly string[]) => {
  const begins = lines.findIndex((_, at) => isQuotedHead(lines, at))
  if (begins === -1) return lines
  const isRule = begins > 0 && /^\s*[_-]{5,}.*$/.test(lines[begins - 1]!)
  return lines.slice(0, isRule ? begins - 1 : begins)
}

/** Without what is quoted at its end; the whole where nothing else is in it. */
export const withoutQuotation = (text: string) => {
  const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n")
  const own = withoutMarkedLines(beforeQuotedHead(lines)).join("\n").trim()
  return own === "" ? text.trim() : own
}

const withoutMarkedLines = (lines: readonly string[]) => {
  let end = lines.length
  while (end > 0 && /^\s*(>.*)?$/.test(lines[end - 1]!)) end -= 1
  if (end === lines.length) return lines
  // Broken over two lines, the second begins with the address: "<asha@home.example> wrote:".
  if (isQuotationHead(lines[end - 1])) end -= /^\s*</.test(lines[end - 1]!) ? 2 : 1
  return lines.slice(0, Math.max(end, 0))
}
