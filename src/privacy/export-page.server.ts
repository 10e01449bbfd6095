// The copy that people read: one file that needs nothing else, on a screen of any width and on paper. Everything in it is
// escaped; what stands in it only for programs (ids) is left to the other copy.
import { brand } from "../brand.ts"
import { escapeHtml } from "../platform/escape-html.ts"
import { type Language, languageTag } from "../platform/language/language.ts"
import type { PersonalRow, TableName, TableTexts } from "../platform/personal-data.server.ts"
import { datesIn } from "../platform/time.ts"
import { pageStyle } from "./export-page-style.server.ts"
import { exportPageTexts } from "./texts.ts"

export interface Gathered {
  table: TableName
  texts: TableTexts
  rows: PersonalRow[]
}

interface About {
  name: string
  at: Date
  publicUrl: string
}

export const exportPage = ({ name, at, publicUrl }: About, tables: Gathered[], language: Language) => {
  const t = exportPageTexts.in(language)
  const full = tables.filter(({ rows }) => rows.length > 0)
  const contents = full.map(({ table, texts }) => `<li><a href="#${table}">${escapeHtml(texts.title)}</a></li>`)
  const empty = tables.filter(({ rows }) => rows.length === 0).map(({ texts }) => texts.title)
  return `<!DOCTYPE html>
<html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(t.title(name))}</title>
<style>${pageStyle}</style></head>
<body><header><p class="brand">${escapeHtml(brand.name)}</p><h1>${escapeHtml(t.title(name))}</h1>
<p>${escapeHtml(t.made(momentIn(language, at), publicUrl))}</p><p>${escapeHtml(t.questions)}</p></header>
<nav aria-label="${escapeHtml(t.contents)}"><h2>${escapeHtml(t.contents)}</h2><ol>${contents.join("")}</ol></nav>
<main>
${full.map((one) => section(one, language)).join("\n")}
${empty.length > 0 ? `<section><h2>${escapeHtml(t.nothing)}</h2><p>${escapeHtml(t.listed(empty))}</p></section>` : ""}
</main></body></html>
`
}

/** Few columns are read side by side, many below each other. */
const WIDEST_TABLE = 5

const section = ({ table, texts, rows }: Gathered, language: Language) => {
  const columns = Object.keys(texts.columns).filter((column) => rows.some((row) => isSaid(row[column])))
  const isTable = rows.length > 1 && columns.length <= WIDEST_TABLE
  const count = rows.length > 1 ? ` <span>${rows.length}</span>` : ""
  return `<section id="${table}"><h2>${escapeHtml(texts.title)}${count}</h2>
${texts.about ? `<p>${escapeHtml(texts.about)}</p>` : ""}
${isTable ? asTable(texts, columns, rows, language) : rows.map((row) => asList(texts, columns, row, language)).join("\n")}</section>`
}

const asTable = (texts: TableTexts, columns: string[], rows: PersonalRow[], language: Language) => {
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(texts.columns[column]!)}</th>`).join("")
  const cell = (row: PersonalRow) => (column: string) => `<td>${saidOf(texts, column, row[column], language)}</td>`
  const lines = rows.map((row) => `<tr>${columns.map(cell(row)).join("")}</tr>`)
  return `<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join("\n")}</tbody></table></div>`
}

const asList = (texts: TableTexts, columns: string[], row: PersonalRow, language: Language) => {
  const said = columns.filter((column) => isSaid(row[column]))
  const facts = said.map(
    (column) =>
      `<div><dt>${escapeHtml(texts.columns[column]!)}</dt><dd>${saidOf(texts, column, row[column], language)}</dd></div>`,
  )
  return `<dl>${facts.join("")}</dl>`
}

const isSaid = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== "" &&
  !(typeof value === "object" && Object.keys(value).length === 0)

const saidOf = (texts: TableTexts, column: string, value: unknown, language: Language): string => {
  const t = exportPageTexts.in(language)
  if (!isSaid(value)) return ""
  if (typeof value === "boolean") return escapeHtml(value ? t.yes : t.no)
  if (Array.isArray(value)) return escapeHtml(t.listed(value.map(String)))
  if (typeof value === "object") return escapeHtml(partsOf(value as PersonalRow))
  const text = texts.values?.[column]?.[String(value)] ?? String(value)
  return escapeHtml(isInstant(text) ? momentIn(language, text) : text)
}

const partsOf = (value: PersonalRow) =>
  Object.entries(value)
    .map(([name, one]) => `${name}: ${typeof one === "object" ? JSON.stringify(one) : String(one)}`)
    .join("; ")

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)

/** With the year, always. */
const momentIn = (language: Language, instant: string | Date) => {
  const dates = datesIn(language)
  return `${dates.day(instant)}, ${dates.clock(instant)}`
}
