/** A form of the public pages: what is typed is sent now or later, and thanked for at once (docs/decisions/0032). */
import { type Form, type FormTexts, form } from "../platform/form/form.ts"
import type { Constraint, Rule } from "../platform/form/form-check.ts"
import type { SentKind } from "./outbox/outbox.rules.ts"
import { type Thanks, thankedFor } from "./outbox/thanks.actions.ts"
import { seenText } from "./submission.rules.ts"

export interface SubmissionFormTexts extends FormTexts {
  heading: string
  send: string
  /** `trouble` is said first while it is still on its way. */
  thanks: { heading: string; next: string; another: string; trouble?: string }
}

type Described<I> = Omit<Form<I, Thanks, SubmissionFormTexts>, "send"> & {
  kind: SentKind
  /** Where it stands, for what has to come back into it. */
  page: string
}

export const submissionForm = <I extends object>({ kind, page, ...described }: Described<I>) =>
  form<I, Thanks, SubmissionFormTexts>({
    ...described,
    rules: [...unseenIn(described.fields), ...(described.rules ?? [])],
    send: (said, { key, t }) => {
      const typed = seen(said)
      const input = described.asks?.(typed, t) ?? typed
      return thankedFor({ key, kind, page, form: described.name, typed, input })
    },
  })

/** Where something has to be written, blanks and signs that nobody sees are nothing. */
const unseenIn = <I>(fields: Form<I>["fields"]) =>
  Object.entries<Constraint>(fields)
    .filter(([, { isRequired, isTrimmed }]) => isRequired && isTrimmed)
    .map(([name]): Rule<I> => {
      const of = name as keyof I & string
      return { of: [of], broken: ({ [of]: text }) => (seenText(text) ? undefined : "unseen") }
    })

/** As the server would have it, but that it has no chance to refuse what the sender cannot see. */
const seen = <I extends object>(typed: I) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === "string" ? seenText(value) : value]),
  ) as I
