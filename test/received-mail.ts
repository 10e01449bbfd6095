/** A mail as received over SMTP, decoded. */
export interface ReceivedMail {
  to: string
  subject: string
  /** Its plain text. */
  text: string
  links: string[]
}

export const parseMail = (raw: string): ReceivedMail => {
  const { of, body } = splitHead(raw)
  const part = body
    .split("\r\n--")
    .map(splitHead)
    .find((one) => one.of("content-type").startsWith("text/plain"))
  if (!part) throw new Error(`A mail without a plain text:\n${raw}`)
  const text = decoded(part.body, part.of("content-transfer-encoding")).replaceAll("\r\n", "\n")
  return { to: of("to"), subject: decodedWords(of("subject")), text, links: text.match(/https?:\/\/[^\s<>]+/g) ?? [] }
}

const splitHead = (part: string) => {
  const end = part.indexOf("\r\n\r\n")
  const head = part.slice(0, end).replace(/\r\n[ \t]+/g, " ")
  const of = (name: string) => new RegExp(`^${name}: *(.+)`, "im").exec(head)?.[1]?.trim() ?? ""
  return { of, body: part.slice(end + 4) }
}

const decoded = (text: string, encoding: string) => {
  if (encoding === "base64") return Buffer.from(text, "base64").toString()
  return encoding === "quoted-printable" ? fromQuoted(text.replace(/=\r\n/g, "")) : text
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString()

/** RFC 2047: what is not plain ASCII in a header. */
const decodedWords = (header: string) =>
  header
    .replace(/\?= +=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, how, word) =>
      how.toUpperCase() === "B" ? Buffer.from(word, "base64").toString() : fromQuoted(word.replaceAll("_", " ")),
    )
