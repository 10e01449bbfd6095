import { brand } from "../../brand.ts"
import type { CalendarEntry } from "../calendar-file.server.ts"
import { escapeHtml } from "../escape-html.ts"
import { defaultLanguage, type Language, languageTag } from "../language/language.ts"
import { platformTexts } from "../texts.ts"
import { mailTexts } from "./texts.ts"

/** The content of a mail, from which its HTML and its text are made. */
export interface MailContent {
  subject: string
  preview?: string
  heading: string
  paragraphs: string[]
  facts?: [label: string, value: string][]
  action?: MailAction
  /** The other answer, where the mail asks a question. */
  second?: MailAction
  /** A row of houses at its head: it is about a visit. */
  hasDrawing?: boolean
  /** Further ways on, in lines of their own. */
  links?: readonly MailAction[] | undefined
  closing?: string
  /** Who is to be answered, where that is not us: whoever wrote through a form. */
  replyTo?: string | undefined
  /** A visit, for the reader's own calendar. */
  calendar?: CalendarEntry | undefined
  /** What the calendar calls them. */
  reader?: string
}

export interface MailAction {
  label: string
  url: string
}

/** The picture at the head of each mail, a file of public/. */
export const MAIL_MARK = "mail-mark.png"
/** The same file for everybody: who opens a mail is not followed. */
export const MAIL_STREET = "mail-street.png"

export const mailText = (
  { heading, paragraphs, facts = [], action, second, links = [], closing }: MailContent,
  language: Language = defaultLanguage,
) =>
  [
    heading,
    ...paragraphs,
    // What people wrote over several lines is set in: it must not look like a line of ours.
    facts.map(([label, value]) => `${label}: ${value.replaceAll(/\s*\n\s*/g, "\n    ")}`).join("\n"),
    action && `${action.label}:\n${action.url}`,
    second && `${second.label}:\n${second.url}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    closing,
    `${brand.name}, ${brand.address}\n${questionsIn(language)}`,
  ]
    .filter(Boolean)
    .join("\n\n")

// Mail programs read neither custom properties nor, many of them, a style sheet: the light tokens stand at each element, and
// a sheet has the dark ones for those that read it.
const paper = "#FAF6EE",
  surface = "#FFFDF8",
  line = "#E4DACA",
  ink = "#23211E",
  muted = "#6B6459",
  tile = "#A8401F"
const serif = "Georgia,'Times New Roman',serif",
  sans = "'Mukta','Segoe UI',Arial,sans-serif"

const dark = `@media (prefers-color-scheme:dark){
.paper{background:#171615!important;color:#F2EDE4!important}.card{background:#201E1C!important;border-color:#3A3631!important}
.line{border-color:#3A3631!important}.muted{color:#B3AA9C!important}.brand{color:#E2764F!important}
.press{background:#E2764F!important;color:#26120A!important}.second{color:#F2A889!important;border-color:#7D7468!important}}`

const pressed = "display:inline-block;text-decoration:none;padding:12px 22px;border-radius:12px;font-weight:600"

/** @param publicUrl where the mark is fetched from */
export const mailHtml = (
  { subject, preview, heading, paragraphs, facts = [], action, second, links = [], closing, hasDrawing }: MailContent,
  language: Language,
  publicUrl: string,
) => `<!doctype html>
<html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head>
<body class="paper" style="margin:0;background:${paper};color:${ink};font:16px/1.6 ${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview ?? paragraphs[0] ?? "")}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p class="brand" style="font:600 22px/32px ${serif};color:${tile};margin:0 0 24px"><img src="${escapeHtml(publicUrl)}/${MAIL_MARK}" width="32" height="32" alt="" style="vertical-align:top;margin-right:10px;border:0">${brand.name}</p>
<div class="card" style="background:${surface};border:1px solid ${line};border-radius:12px;padding:28px 24px;overflow-wrap:anywhere;word-break:break-word">
${hasDrawing ? `<img src="${escapeHtml(publicUrl)}/${MAIL_STREET}" width="510" height="90" alt="" style="display:block;width:100%;height:auto;border:0;margin:0 0 20px">\n` : ""}<h1 style="font:600 24px/1.3 ${serif};margin:0 0 16px">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${linesHtml(text)}</p>`).join("\n")}
${facts.length ? `<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 20px">${facts.map(factHtml).join("")}</table>` : ""}
${links.map(linkHtml).join("\n")}
${action ? actionHtml(action, second, language) : ""}
${closing ? `<p class="muted" style="margin:16px 0 0;color:${muted};font-size:14px">${escapeHtml(closing)}</p>` : ""}
</div>
<p class="muted" style="color:${muted};font-size:14px;margin:24px 0 0">${escapeHtml(brand.address)}<br>${escapeHtml(questionsIn(language))}</p>
</div></body></html>`

const factHtml = ([label, value]: [string, string]) =>
  `<tr><td class="muted line" style="padding:8px 12px 8px 0;color:${muted};border-top:1px solid ${line};white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td class="line" style="padding:8px 0;border-top:1px solid ${line}">${linesHtml(value)}</td></tr>`

/** What people wrote over several lines. Not every mail program knows `white-space`. */
const linesHtml = (text: string) => escapeHtml(text).replaceAll(/\r\n?|\n/g, "<br>")

const linkHtml = ({ label, url }: MailAction) =>
  `<p style="margin:0 0 12px"><a class="brand" href="${escapeHtml(url)}" style="color:${tile};font-weight:600">${escapeHtml(label)}</a></p>`

const actionHtml = (action: MailAction, second: MailAction | undefined, language: Language) => `
<p style="margin:8px 0 12px"><a class="press" href="${escapeHtml(action.url)}" style="${pressed};margin:0 8px 8px 0;background:${tile};color:#fff">${escapeHtml(action.label)}</a>${second ? ` <a class="second" href="${escapeHtml(second.url)}" style="${pressed};border:1px solid ${line};color:${tile}">${escapeHtml(second.label)}</a>` : ""}</p>
<p class="muted" style="margin:0 0 8px;color:${muted};font-size:14px;word-break:break-all">${escapeHtml(mailTexts.in(language).orOpen(action.url))}</p>`

const questionsIn = (language: Language) => mailTexts.in(language).questions(platformTexts.in(language).supportHours)
