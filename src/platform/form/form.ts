/**
 * A form, described once (docs/decisions/0014): its fields, its texts, what no constraint says, and what is done with it.
 * The browser's half is ui/form/, that of a page which takes the form without script is form-action.server.ts.
 */
import { ApiFailure, failureMessage } from "../api/api-failure.ts"
import type { Contract } from "../api/contract.ts"
import type { Texts } from "../language/language.ts"
import type { FieldErrors } from "../problem.ts"
import type { FieldTexts } from "../validation.ts"
import type { FormRules } from "./form-check.ts"

export interface FormTexts extends FieldTexts {
  /** What stands below a field, and in it while it is empty. */
  hints?: Record<string, string>
  placeholders?: Record<string, string>
  /** Beside the button, where the check finds something; without it the errors at the fields are enough. */
  fix?: string
  /** Where a call did not work and the server did not say why. */
  failed: string
}

/** What a form was answered that it could not do. */
export interface FormFailure {
  /** Of the whole form; none where all of it stands at the fields. */
  message?: string | undefined
  fields: FieldErrors
  /** The field to go on at where none is wrong by itself. */
  at?: string
  code: string
  details: Record<string, unknown>
}

export interface Form<I, D = unknown, T extends FormTexts = FormTexts> extends FormRules<I> {
  /** Unlike that of any other form: its draft is kept under it, and a page knows by it which of its forms was sent. */
  name: string
  texts: Texts<T>
  /** The call that the page itself makes where no script runs; the form then works there (`formAction`). */
  fallbackCall?: Contract
  /** The page shows what that call answered, also where no script runs, so it must hold no credential or token. */
  showsAnswer?: true
  /** What that call is asked for, where its input is not what was typed. The page then checks the fields itself. */
  toInput?(typed: I, t: T): object
  /** From what was typed to what came of it. `key` stays the same while the same is sent again. */
  send(typed: I, how: { key: string; t: T }): Promise<D>
  /** Says a failure in the form's own way; without it the server's words stand where they belong. */
  refuse?(failure: unknown, t: T): FormFailure
}

export const form = <I, D, T extends FormTexts>(description: Form<I, D, T>) => description

/** Thrown by `send` for what the form knows by itself; without a message where all of it stands at the fields. */
export class FormRefusal extends Error {
  readonly refused: FormFailure

  constructor(message: string, fields: FieldErrors = {}, code = "") {
    super(message)
    this.name = "FormRefusal"
    this.refused = { message: message || undefined, fields, code, details: {} }
  }
}

export const refusedBy = <I, D, T extends FormTexts>(
  { refuse }: Form<I, D, T>,
  failure: unknown,
  t: T,
): FormFailure => {
  if (failure instanceof FormRefusal) return failure.refused
  return refuse ? refuse(failure, t) : refusal(failure, t.failed)
}

/** The server's words where it sent some, else the form's; what stands at a field is not said twice. */
export const refusal = (failure: unknown, otherwise: string): FormFailure => {
  const message = failureMessage(failure, otherwise)
  if (!(failure instanceof ApiFailure)) return { message, fields: {}, code: "", details: {} }
  const { code, fields, details } = failure
  return { message: Object.values(fields).includes(message) ? undefined : message, fields, code, details }
}

/** What a page says about a form that it took itself. */
export interface FormSubmission {
  form: string
  /** Without passwords. */
  typed: Record<string, string | boolean>
  refused?: FormFailure
  thanks?: string
  /** Of a form that shows it. */
  answer?: unknown
}

/** The hidden field that says which form was sent. */
export const FORM_FIELD = "_form"
