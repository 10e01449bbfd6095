import { expect, test } from "vitest"
import type { Form } from "../platform/form/form.ts"
import { checkForm } from "../platform/form/form-check.ts"
import { contactForm } from "./contact/contact.form.ts"
import { complaintForm } from "./grievance/complaint.form.ts"

const said = <I extends { message: string }, D>(form: Form<I, D>, message: string) =>
  checkForm(form, { message }, "en", form.texts.in("en")).message
const forms = [(message: string) => said(contactForm, message), (message: string) => said(complaintForm, message)]

test("a message in which nothing can be seen is refused by the form, as by the server", () => {
  for (const saidOf of forms) {
    for (const message of ["", " \n", "\u200b", "\u2060\n\u200d \u00ad"])
      expect(saidOf(message), JSON.stringify(message)).toMatch(/ is required$/)
    for (const message of [".", "\u200bक\n", "👍🏽"]) expect(saidOf(message), message).toBeUndefined()
  }
})
