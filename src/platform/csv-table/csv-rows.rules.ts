/** Reads a table as a spreadsheet writes it: quoted cells, which may hold line ends, and one of three separators. */

export interface CsvRow {
  /** In the file, of its first cell; from 1. */
  line: number
  cells: string[]
  /** A quotation mark opened in it and never closed. */
  isOpen?: true
}

/** More than these of a row are not kept. */
const MAX_CELLS = 50

/** The one that the first line has most of. */
export const separatorOf = (text: string) => {
  const end = text.search(/[\r\n]/)
  const first = text.slice(0, end === -1 ? Math.min(text.length, 10_000) : Math.min(end, 10_000))
  const counted = [",", ";", "\t"].map((separator) => ({ separator, count: first.split(separator).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator
}

/** One row after the other, so that who counts them can stop. Empty lines are left out. */
export function* csvRows(text: string, separator: string): Generator<CsvRow> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] }
    let isLast = false
    while (!isLast) {
      const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator)
      if (row.cells.length < MAX_CELLS) row.cells.push(cell.value)
      if (cell.isOpen) row.isOpen = true
      line += cell.lineEnds
      at = cell.end
      isLast = at >= text.length || text[at] !== separator
      if (!isLast) at += 1
    }
    const ended = at < text.length
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1
    at += 1
    if (ended) line += 1
    if (row.cells.some((cell) => cell.trim() !== "")) yield row
  }
}

interface Cell {
  value: string
  /** Of the separator, line end or text's end behind it. */
  end: number
  lineEnds: number
  isOpen?: boolean
}

const plainCell = (text: string, from: number, separator: string): Cell => {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1
  return { value: text.slice(from, end), end, lineEnds: 0 }
}

/** A mark within is written twice; what follows the last one belongs to the cell as it stands. */
const quotedCell = (text: string, from: number, separator: string): Cell => {
  let close = text.indexOf('"', from + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) {
    const rest = text.slice(from + 1)
    return { value: rest, end: text.length, lineEnds: lineEndsIn(rest), isOpen: true }
  }
  const quoted = text.slice(from + 1, close)
  const rest = plainCell(text, close + 1, separator)
  return { value: quoted.replaceAll('""', '"') + rest.value, end: rest.end, lineEnds: lineEndsIn(quoted) }
}

const lineEndsIn = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0
