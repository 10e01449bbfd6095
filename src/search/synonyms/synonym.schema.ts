import { z } from "zod"
import { byRule } from "../../platform/validation.ts"
import { withoutInvisible } from "../../platform/visible-text.rules.ts"
import { line } from "../../platform/visible-text.schema.ts"
import { oneWordViolation, WORD_LENGTH } from "./synonym.rules.ts"

const word = line(WORD_LENGTH).superRefine(byRule(oneWordViolation))

export const synonymFields = z.object({
  word: word.describe("What people type"),
  means: word.describe("The word of the search that it stands for"),
})
export type SynonymFields = z.output<typeof synonymFields>

/** The one that was there. */
const before = {
  was_word: word.describe("The word so far"),
  was_means: word.describe("What it stands for so far"),
}
export const synonymChange = synonymFields.extend(before)
export type SynonymChange = z.output<typeof synonymChange>
export const synonymBefore = z.object(before)

export const synonym = z.object({ word: z.string(), means: z.string() })
export type Synonym = z.output<typeof synonym>

/** A search as somebody would type it. */
export const typedQuery = z
  .string()
  .trim()
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text), { params: { rule: "no_control_characters" } })
  .transform((text) => withoutInvisible(text).trim())

export const understood = z.object({
  words: z
    .array(z.object({ typed: z.string(), as: z.array(z.string()) }))
    .describe("Each word that is known, and as what"),
  services: z.array(z.string()),
  cities: z.array(z.string()),
  locality: z.string().nullable(),
  found: z.number().int().describe("Counted up to 3000"),
  is_close: z.boolean().describe("Nobody has all of it; these come nearest"),
})
export type Understood = z.output<typeof understood>
