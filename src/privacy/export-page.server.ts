// The export for people: one self-contained file, for screens of any width and for paper. Every value is escaped; ids are only
// in the JSON export.
import { brand } from "../brand.ts"
import { escapeHtml } from "../platform/escape-html.ts"
import { type Language, languageTag } from "../platform/language/language.ts"
import type { PersonalRow, TableName, TableTexts } from "../platform/personal-data.server.ts"
import { datesIn } from "../platform/time.ts"
import { exportPageTexts } from "./texts.ts"

// The file has no style sheet beside it, so the site's light and dark colours are literals here.
const pageStyle = `
:root{--paper:#faf6ee;--surface:#fffdf8;--line:#e4daca;--ink:#23211e;--muted:#6b6459;--tile:#a8401f}
@media (prefers-color-scheme:dark){:root{--paper:#1b1917;--surface:#242220;--line:#3d3833;--ink:#f0eae0;--muted:#b5aca0;--tile:#e8936f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:58rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.6 "Mukta","Segoe UI",system-ui,sans-serif}
h1,h2,.brand{font-family:Georgia,"Times New Roman",serif;line-height:1.25;font-weight:600}
h1{margin:0 0 .75rem;font-size:2rem}
h2{margin:0 0 .75rem;font-size:1.35rem}
h2 span{color:var(--muted);font:400 1rem system-ui,sans-serif}
.brand{margin:0 0 1.5rem;color:var(--tile);font-size:1.35rem}
header p,section>p{margin:0 0 .75rem;max-width:44rem}
a{color:var(--tile);text-underline-offset:.2em}
nav{margin:2rem 0}
ol{margin:0;padding-left:1.5rem;columns:16rem}
section{margin:0 0 1.5rem;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
dl{margin:0;padding:.75rem 0}
dl:first-of-type{padding-top:0}
dl+dl{border-top:1px solid var(--line)}
dl div{display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:0 1rem;padding:.15rem 0}
dt{color:var(--muted)}
dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere;min-width:6rem}
th{border-top:0;color:var(--muted);font-weight:400}
@media (max-width:30rem){dl div{grid-template-columns:1fr}dl div+div{margin-top:.4rem}}
@media print{
:root{--paper:#fff;--surface:#fff;--line:#bbb;--ink:#000;--muted:#444;--tile:#000}
@page{margin:16mm}
body{max-width:none;padding:0;font-size:10.5pt}
nav{display:none}
section{padding:0;border:0;margin:0 0 8mm}
h2{break-after:avoid}
dl,tr{break-inside:avoid}
.wide{overflow:visible}
}
`

export interface ExportedTable {
  table: TableName
  texts: TableTexts
  rows: PersonalRow[]
}

interface ExportHeader {
  name: string
  at: Date
  publicUrl: string
}

export const exportPage = ({ name, at, publicUrl }: ExportHeader, tables: ExportedTable[], language: Language) => {
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

/** Tables with more columns are shown as lists. */
const WIDEST_TABLE = 5

const section = ({ table, texts, rows }: ExportedTable, language: Language) => {
  const columns = Object.keys(texts.columns).filter((column) => rows.some((row) => isShown(row[column])))
  const isTable = rows.length > 1 && columns.length <= WIDEST_TABLE
  const count = rows.length > 1 ? ` <span>${rows.length}</span>` : ""
  return `<section id="${table}"><h2>${escapeHtml(texts.title)}${count}</h2>
${texts.about ? `<p>${escapeHtml(texts.about)}</p>` : ""}
${isTable ? tableHtml(texts, columns, rows, language) : rows.map((row) => listHtml(texts, columns, row, language)).join("\n")}</section>`
}

const tableHtml = (texts: TableTexts, columns: string[], rows: PersonalRow[], language: Language) => {
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(texts.columns[column]!)}</th>`).join("")
  const cell = (row: PersonalRow) => (column: string) => `<td>${shownValue(texts, column, row[column], language)}</td>`
  const lines = rows.map((row) => `<tr>${columns.map(cell(row)).join("")}</tr>`)
  return `<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join("\n")}</tbody></table></div>`
}

const listHtml = (texts: TableTexts, columns: string[], row: PersonalRow, language: Language) => {
  const shownColumns = columns.filter((column) => isShown(row[column]))
  const facts = shownColumns.map(
    (column) =>
      `<div><dt>${escapeHtml(texts.columns[column]!)}</dt><dd>${shownValue(texts, column, row[column], language)}</dd></div>`,
  )
  return `<dl>${facts.join("")}</dl>`
}

const isShown = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== "" &&
  !(typeof value === "object" && Object.keys(value).length === 0)

const shownValue = (texts: TableTexts, column: string, value: unknown, language: Language): string => {
  const t = exportPageTexts.in(language)
  if (!isShown(value)) return ""
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
