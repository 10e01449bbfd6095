/** A form of the public pages: it is sent now or, without a connection, later; the thanks appear at once (docs/decisions/0032). */
import { type Form, type FormTexts, form } from "../platform/form/form.ts"
import type { Constraint, Rule } from "../platform/form/form-check.ts"
import { visibleText } from "../platform/visible-text.rules.ts"
import type { OutboxKind } from "./outbox/submission-entry.rules.ts"
import { submit, type Thanks } from "./outbox/submit.actions.ts"

export interface SubmissionFormTexts extends FormTexts {
  heading: string
  send: string
  /** `trouble` is shown while it could not be sent yet. */
  thanks: { heading: string; next: string; another: string; trouble?: string }
}

type SubmissionFormDescription<I> = Omit<Form<I, Thanks, SubmissionFormTexts>, "send"> & {
  kind: OutboxKind
  /** The page of the form, to which a refused submission returns. */
  page: string
}

export const submissionForm = <I extends object>({ kind, page, ...described }: SubmissionFormDescription<I>) =>
  form<I, Thanks, SubmissionFormTexts>({
    ...described,
    rules: [...visibleTextRules(described.fields), ...(described.rules ?? [])],
    send: (values, { key, t }) => {
      const typed = withVisibleTexts(values)
      const input = described.toInput?.(typed, t) ?? typed
      return submit({ key, kind, page, form: described.name, typed, input })
    },
  })

/** A required text must not consist of invisible characters. */
const visibleTextRules = <I>(fields: Form<I>["fields"]) =>
  Object.entries<Constraint>(fields)
    .filter(([, { isRequired, isTrimmed }]) => isRequired && isTrimmed)
    .map(([name]): Rule<I> => {
      const field = name as keyof I & string
      return { fields: [field], check: ({ [field]: text }) => (visibleText(text) ? undefined : "unseen") }
    })

/** Cleans texts as the server does, so that it never refuses what the sender cannot see. */
const withVisibleTexts = <I extends object>(typed: I) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === "string" ? visibleText(value) : value]),
  ) as I
