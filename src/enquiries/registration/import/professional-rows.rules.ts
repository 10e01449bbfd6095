/** A table of professionals: its columns, its bounds, and how its choices may be written. Pure. */

export const professionalColumns = [
  ...(["name", "email", "phone", "business_name", "service", "experience", "location", "website"] as const),
] as const
export type ProfessionalColumn = (typeof professionalColumns)[number]

export const neededColumns = [
  "name",
  "email",
  "business_name",
  "service",
] as const satisfies readonly ProfessionalColumn[]

export const MAX_PROFESSIONALS = 1_000
export const MAX_PROFESSIONALS_MEGABYTES = 2
/** So many of whom will be invited are named; the rest is counted. */
export const MAX_NAMED = 100

/** A number begins with a plus, and an address is checked as one. */
const mayBeFormula: readonly ProfessionalColumn[] = [
  "name",
  "business_name",
  "service",
  "experience",
  "location",
  "website",
]

/** Columns of a row that a spreadsheet would calculate. */
export const formulasIn = (cells: Record<ProfessionalColumn, string>) =>
  mayBeFormula.filter((column) => /^[=+\-@＝＋－＠]/.test(cells[column]))

/** A choice by the word that our forms have for it, or as it stands. */
export const choiceOf = (cell: string, words: Record<string, string>) => {
  const typed = cell.toLowerCase()
  const [choice] = Object.entries(words).find(([, word]) => word.toLowerCase() === typed) ?? []
  return choice ?? typed
}
