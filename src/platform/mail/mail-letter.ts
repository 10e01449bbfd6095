import { brand } from "../../brand.ts"
import { escapeHtml } from "../escape-html.ts"
import { platformWords } from "../platform.words.ts"
import { defaultLanguage, type Language, languageTag } from "../words/language.ts"
import { mailWords } from "./mail.words.ts"

/** One letter, written once; the HTML and the text are both made from it. */
export interface Letter {
  subject: string
  preview?: string
  heading: string
  paragraphs: string[]
  facts?: [label: string, value: string][]
  action?: { label: string; url: string }
  closing?: string
}

export const letterText = (
  { heading, paragraphs, facts = [], action, closing }: Letter,
  language: Language = defaultLanguage,
) =>
  [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    action && `${action.label}:\n${action.url}`,
    closing,
    `${brand.name}, ${brand.address}\n${questionsIn(language)}`,
  ]
    .filter(Boolean)
    .join("\n\n")

// Mail programs read neither style sheets nor custom properties: the light tokens stand here as literals.
const paper = "#FAF6EE",
  surface = "#FFFDF8",
  line = "#E4DACA",
  ink = "#23211E",
  muted = "#6B6459",
  tile = "#A8401F"
const serif = "Georgia,'Times New Roman',serif",
  sans = "'Mukta','Segoe UI',Arial,sans-serif"

export const letterHtml = (
  { subject, preview, heading, paragraphs, facts = [], action, closing }: Letter,
  language: Language = defaultLanguage,
) => `<!doctype html>
<html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.6 ${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview ?? paragraphs[0] ?? "")}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="font:600 22px/1.2 ${serif};color:${tile};margin:0 0 24px">${brand.name}</p>
<div style="background:${surface};border:1px solid ${line};border-radius:12px;padding:28px 24px">
<h1 style="font:600 24px/1.3 ${serif};margin:0 0 16px">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join("\n")}
${facts.length ? `<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 20px">${facts.map(([label, value]) => `<tr><td style="padding:8px 12px 8px 0;color:${muted};border-top:1px solid ${line};white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td style="padding:8px 0;border-top:1px solid ${line}">${escapeHtml(value)}</td></tr>`).join("")}</table>` : ""}
${
  action
    ? `<p style="margin:8px 0 20px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:${tile};color:#fff;text-decoration:none;padding:12px 22px;border-radius:12px;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 8px;color:${muted};font-size:14px;word-break:break-all">${escapeHtml(mailWords.in(language).orOpen(action.url))}</p>`
    : ""
}
${closing ? `<p style="margin:16px 0 0;color:${muted};font-size:14px">${escapeHtml(closing)}</p>` : ""}
</div>
<p style="color:${muted};font-size:14px;margin:24px 0 0">${escapeHtml(brand.address)}<br>${escapeHtml(questionsIn(language))}</p>
</div></body></html>`

const questionsIn = (language: Language) => mailWords.in(language).questions(platformWords.in(language).supportHours)
