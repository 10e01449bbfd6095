/**
 * What the browser checks a form by: each field's constraints as data, read off the schema at build (vite/form-fields.ts),
 * in the same sentences as the server's (validation.ts). It ships no zod for it.
 */

import type { Language } from "../language/language.ts"
import type { FieldErrors } from "../problem.ts"
import { validationTexts } from "../texts.ts"
import type { FieldTexts } from "../validation.ts"

export interface Constraint {
  isRequired?: true
  min?: number
  max?: number
  /** Source of a regular expression. */
  pattern?: string
  isEmail?: true
  /** Blanks around it do not count. */
  isTrimmed?: true
  options?: readonly string[]
  /** A box to tick. */
  isBox?: true
  /** Never kept, never sent back. */
  isSecret?: true
}

declare const input: unique symbol
/** The constraints of a schema's fields by name, and the type of what it takes. */
export type Fields<I> = { readonly [K in keyof I & string]-?: Constraint } & { readonly [input]?: I }

/** What was typed: texts, and whether a box is ticked. */
export type FormValues = Record<string, string | boolean>

/** What no constraint says: a pure function of the slice, which names the violated rule (its sentence is in `rules` of the texts). */
export interface Rule<I> {
  /** The fields that it reads; its sentence stands at the first. */
  fields: readonly [keyof I & string, ...(keyof I & string)[]]
  /** Also asked where a field is empty: for one that only some need. */
  checksEmpty?: boolean
  check: (typed: { [K in keyof I & string]-?: string }) => string | undefined
}

export const readForm = (data: FormData, fields: Record<string, Constraint>): FormValues => {
  const typed: FormValues = {}
  for (const [name, { isBox, isTrimmed }] of Object.entries(fields)) {
    const value = data.get(name)
    if (isBox) typed[name] = value !== null
    else if (typeof value === "string") typed[name] = isTrimmed ? value.trim() : value
  }
  return typed
}

export interface FormRules<I> {
  fields: Fields<I>
  rules?: readonly Rule<I>[]
}

/** What is wrong, by field; nothing when it can be sent. */
export const checkForm = <I>(
  { fields, rules = [] }: FormRules<I>,
  typed: FormValues,
  language: Language,
  texts: FieldTexts,
) => {
  const errors: FieldErrors = {}
  for (const [name, constraint] of Object.entries<Constraint>(fields)) {
    const error = checkField(name, constraint, typed[name] ?? "", language, texts)
    if (error) errors[name] = error
  }
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, String(typed[name] ?? "")]))
  for (const { fields: read, checksEmpty, check } of rules) {
    const [name] = read
    // A rule is asked of what is there and otherwise right.
    if (read.some((one) => errors[one] || (!checksEmpty && !typed[one]))) continue
    const rule = check(values as Parameters<typeof check>[0])
    if (rule) errors[name] = texts.rules![rule]!(nameIn(texts, name))
  }
  return errors
}

const checkField = (
  name: string,
  constraint: Constraint,
  value: string | boolean,
  language: Language,
  texts: FieldTexts,
) => {
  const { isRequired, min = 0, max = Number.POSITIVE_INFINITY, pattern, isEmail, options } = constraint
  if (typeof value === "boolean") return undefined
  const t = validationTexts.in(language)
  const label = nameIn(texts, name)
  if (value === "") return isRequired ? (texts.missing?.[name] ?? t.required(label)) : undefined
  // Counted as the server does: a sign that takes two places in a string is one.
  const { length } = [...value]
  if (length < min) return t.atLeastCharacters(label, String(min))
  if (length > max) return t.atMostCharacters(label, String(max))
  if (pattern && !new RegExp(pattern).test(value)) return isEmail ? t.email : t.valid(label)
  if (options && !options.includes(value)) return t.oneOf(label, options.join(", "))
  return undefined
}

export const labelIn = (texts: FieldTexts, name: string) => texts.fields?.[name] ?? name

const nameIn = (texts: FieldTexts, name: string) => texts.names?.[name] ?? labelIn(texts, name)

/** The fields that are judged anew when this one changes. */
export const fieldsCheckedWith = <I>({ rules = [] }: FormRules<I>, name: string): string[] => {
  const joined = rules.flatMap(({ fields }) => (fields.some((one) => one === name) ? fields : []))
  return [...new Set<string>([name, ...joined])]
}
