/**
 * What is wrong with a field, in the reader's language (specification 1 §5). A schema holds no sentence: what it cannot
 * say by its shape is a rule with a name (`refine(…, { params: { rule: "plain_text" } })`), and the slice's file of texts has
 * the label of each field and the sentence of each rule.
 */
import { z } from "zod"
import { defaultLanguage, type Language, type Texts } from "./language/language.ts"
import type { FieldErrors } from "./problem.ts"
import { validationTexts } from "./texts.ts"

/** The part of a folder's texts that its schemas need. */
export interface FieldTexts {
  /** By the wire's name of the field: "Full name". */
  fields?: Record<string, string>
  /** What a field is called in a sentence, where its label is a question, or speaks to who fills it in: "Your rating". */
  names?: Record<string, string>
  /** What is said of a field that is empty, where "… is required" is not it. */
  missing?: Record<string, string>
  /** By the name of the rule, made from what the field is called. */
  rules?: Record<string, (label: string) => string>
}

type Issue = z.core.$ZodRawIssue

/** For `schema.safeParse(raw, { error: errorIn(language, texts) })`. */
export const errorIn = (language: Language, texts?: Texts<FieldTexts>) => {
  const t = validationTexts.in(language)
  const { fields, names, missing = {}, rules: own = {} } = texts?.in(language) ?? {}
  const rules: NonNullable<FieldTexts["rules"]> = { ...t.rules, ...own }
  return (issue: Issue): string => {
    const label = nameOf(issue.path, { ...fields, ...names })
    const rule = issue.code === "custom" ? String(issue.params?.rule ?? "") : ""
    if (Object.hasOwn(rules, rule)) return rules[rule]!(label)
    const isEmpty = issue.input === undefined || issue.input === null || issue.input === ""
    const isText = "origin" in issue && issue.origin === "string"
    const isList = "origin" in issue && (issue.origin === "array" || issue.origin === "map")
    if (isEmpty || (issue.code === "too_small" && issue.minimum === 1 && isText))
      return missing[String(issue.path?.at(-1))] ?? t.required(label)
    if (issue.code === "too_small") return (isText ? t.atLeastCharacters : t.atLeast)(label, String(issue.minimum))
    if (issue.code === "too_big")
      return (isText ? t.atMostCharacters : isList ? t.atMostEntries : t.atMost)(label, String(issue.maximum))
    if (issue.code === "invalid_format" && issue.format === "email") return t.email
    if (issue.code === "invalid_value" && issue.values.length > 1) return t.oneOf(label, issue.values.join(", "))
    return t.valid(label)
  }
}

/** A field that no file of texts names is called by its own name: "booking_date" is "Booking date"; an item by its list's. */
const nameOf = (path: readonly PropertyKey[] = [], names: Record<string, string>) => {
  const key = String(path.findLast((one) => typeof one === "string") ?? "value")
  if (Object.hasOwn(names, key)) return names[key]!
  const text = key
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// Where a parse says nothing of its reader. In the browser the policy forbids made-up code.
z.config({ customError: errorIn(defaultLanguage), jitless: typeof window !== "undefined" })

/** For `superRefine`: a pure function of the slice, which names the violated rule. */
export const byRule =
  (violationOf: (text: string) => string | undefined) =>
  (text: string, { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">) => {
    const rule = violationOf(text)
    if (rule) addIssue({ code: "custom", params: { rule } })
  }

/** More than these nobody reads, and each costs. No form of ours has as many fields that can be wrong at once. */
export const MAX_ERRORS = 10

/** The first message of each field, of ten fields at most; a message of the whole form stands under "form". */
export const fieldErrors = (error: Pick<z.ZodError, "issues">): FieldErrors => {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "form"
    // Past what can be said no sentences were made (check-call.server.ts).
    if (fields.size === MAX_ERRORS || issue.message === "") break
    if (!fields.has(field)) fields.set(field, issue.message)
  }
  return Object.fromEntries(fields)
}

/** What a call answers that only says what was done. */
export const messageOnly = z.object({ message: z.string() })
