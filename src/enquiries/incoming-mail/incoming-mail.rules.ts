// What of a mail is an answer to ours. Pure.
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

/** One From that names the address as it is: what a provider checks is what is read here, however the rest is disguised. */
export const isPlainFrom = (headers: readonly Header[], address: string) => {
  const [from, ...others] = headers.filter(({ key }) => key === "from")
  return from !== undefined && others.length === 0 && from.value.toLowerCase().includes(address.toLowerCase())
}

/** The line that mail programs put before what they quote: it ends with a colon, in every language. */
const isQuotationHead = (line: string | undefined) => line !== undefined && /:\s*$/.test(line)

/** Without what is quoted at its end; the whole where nothing else is in it. */
export const withoutQuotation = (text: string) => {
  const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n")
  let end = lines.length
  while (end > 0 && /^\s*(>.*)?$/.test(lines[end - 1]!)) end -= 1
  if (end === lines.length) return text.trim()
  // Broken over two lines, the second begins with the address: "<asha@home.example> wrote:".
  if (isQuotationHead(lines[end - 1])) end -= /^\s*</.test(lines[end - 1]!) ? 2 : 1
  const own = lines.slice(0, Math.max(end, 0)).join("\n").trim()
  return own === "" ? text.trim() : own
}
