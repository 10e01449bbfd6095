// What readers are to see is whole, whichever way it comes in.
import { localizerOf } from "../../platform/language/language.ts"
import { invalid } from "../../platform/problem.ts"
import { htmlOf } from "../document/document-html.server.ts"
import { imagesOf, textOf } from "../document/document-text.ts"
import { writingProblems } from "./texts.ts"
import { type MissingField, missingIn } from "./writing.rules.ts"
import type { SavedText } from "./writing.schema.ts"

const localized = localizerOf(writingProblems)

/** @param nameOf what the caller calls a field; undefined where it does without */
export const refuseHollow = (
  text: SavedText,
  nameOf: (field: MissingField) => string | undefined = (field) => (field === "pictures" ? "document" : field),
) => {
  const { document } = text
  const content = { words: textOf(document) || htmlOf(document), pictures: imagesOf(document) }
  const problems = missingIn(text, content).flatMap((field) => {
    const name = nameOf(field)
    return name === undefined ? [] : [[name, localized((t) => t.missing[field])] as const]
  })
  if (problems.length > 0) throw invalid(Object.fromEntries(problems))
}
