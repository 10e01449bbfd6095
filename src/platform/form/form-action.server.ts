// A page takes its form itself where no script runs: it makes the form's call, and comes back with what was typed and
// what is wrong with it, or with thanks. A password is never sent back.
import { STATUS_CODES } from "node:http"
import { type ActionFunctionArgs, data } from "react-router"
import { ApiFailure } from "../api/api-failure.ts"
import type { Contract } from "../api/contract.ts"
import { problemOf } from "../http/error-answer.server.ts"
import type { Language, Texts } from "../language/language.ts"
import { pageContext, postContext } from "../pages/page-handle.ts"
import { responseInitOf } from "../pages/public-loader.server.ts"
import { invalid, localizedProblem, type Problem, statusOf } from "../problem.ts"
import { FORM_FIELD, type FormFailure, type FormSubmission, type FormTexts, refusedBy } from "./form.ts"
import { type Constraint, checkForm, type FormRules, type FormValues, readForm } from "./form-check.ts"

interface PostedForm {
  name: string
  fields: Record<string, Constraint>
  texts: Texts<FormTexts>
  fallbackCall?: Contract
  showsAnswer?: true
  toInput?(typed: unknown, t: FormTexts): object
  send(typed: unknown, how: { key: string; t: FormTexts }): Promise<unknown>
  refuse?(failure: unknown, t: FormTexts): FormFailure
}

/** `export const action = formAction(signUpForm)`: one of the page's forms, as its hidden field says. */
export const formAction =
  (...forms: PostedForm[]) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const sent = await request.formData()
    const form = forms.find(({ name }) => name === sent.get(FORM_FIELD))
    if (!form?.fallbackCall) throw data(null, { status: 400, statusText: STATUS_CODES[400]! })
    const typed = readForm(sent, form.fields)
    const back = { form: form.name, typed: withoutSecrets(typed, form.fields) }
    const { language } = context.get(pageContext).ctx
    try {
      const answer = await context.get(postContext).answer(form.fallbackCall, inputOf(form, typed, language))
      return data<FormSubmission>({ ...back, thanks: answer.message ?? "", ...(form.showsAnswer && { answer }) })
    } catch (error) {
      const problem = problemOf(error)
      if (!problem) throw error
      const refused = refusedBy(form, failureOf(problem, language), form.texts.in(language))
      return data<FormSubmission>({ ...back, refused }, responseInitOf(problem))
    }
  }

/** The call names its own fields: what is asked for otherwise than it was typed is checked by the form's, as in the browser. */
const inputOf = (form: PostedForm, typed: FormValues, language: Language): Record<string, unknown> => {
  if (!form.toInput) return typed
  const t = form.texts.in(language)
  const errors = checkForm(form as FormRules<object>, typed, language, t)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { ...form.toInput(typed, t) }
}

/** As the browser would have it from the call. */
const failureOf = (problem: Problem, language: Language) => {
  const { message, fields } = localizedProblem(problem, language)
  const { code, details } = problem
  return new ApiFailure(statusOf[code], message, { ...details, message, code, ...(fields && { errors: fields }) })
}

const withoutSecrets = (typed: FormSubmission["typed"], fields: Record<string, Constraint>) =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !fields[name]?.isSecret))
