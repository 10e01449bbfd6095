import { visibleLine } from "../platform/visible-text.rules.ts"

const EXTENSION = ".pdf"
const MAX_CHARACTERS = 200

/** Would make it a path, or is taken by no file system. */
export const notInNames = /[/\\:*?"<>|]/g

/**
 * What a document is called where it is downloaded: as where it came from, without what could hide or lead elsewhere. It
 * always ends as a PDF, so that no other program opens it.
 */
export const documentName = (given = "") => {
  const stem = visibleLine(given.normalize("NFC"))
    .replace(notInNames, "-")
    .replace(/\s+/g, " ")
    .replace(/[ .]*(\.pdf)?[ .]*$/i, "")
    .replace(/^[ .]+/, "")
  return `${[...(stem || "document")].slice(0, MAX_CHARACTERS - EXTENSION.length).join("")}${EXTENSION}`
}

/** As an attachment, by RFC 6266: the second name is for every browser of today, the first for what knows no other. */
export const attachment = (name: string) => `attachment; filename="document.pdf"; filename*=UTF-8''${encoded(name)}`

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
