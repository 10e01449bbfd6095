import { Picture } from "../../drawings/picture.tsx"
import { formAction } from "../../platform/form/form-action.server.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { questionsData } from "../../sharing/questions-data.ts"
import { described } from "../../sharing/structured-data.ts"
import { Card } from "../../ui/card.tsx"
import { Faq } from "../../ui/faq.tsx"
import { Field } from "../../ui/field/field.tsx"
import { SelectField } from "../../ui/field/select.tsx"
import { TextAreaField } from "../../ui/field/text-area-field.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { SubmissionForm } from "../components/submission-form.tsx"
import { CONTACT_PAGE, contactSubjects } from "../enquiry-choices.ts"
import type { Route } from "./+types/contact.page"
import { ContactOptions } from "./components/contact-options.tsx"
import { contactForm } from "./contact.form.ts"
import { contactPicture } from "./contact.sharing.ts"
import { contactFormTexts, contactTexts } from "./texts.ts"
export const handle: PageHandle = { cache: { seconds: 300, reads: [] } }
export const loader = publicLoader(async () => null)
export const action = formAction(contactForm)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const t = contactTexts.in(site.language)
  return [
    ...pageMeta(site, { ...t.meta, path: "/contact", picture: contactPicture(site.language) }),
    ...(import.meta.env.SSR ? [described(questionsData(t.faq.questions))] : []),
  ]
}

export default function ContactPage() {
  const t = useTexts(contactTexts)
  return (
    <div className="page-width grid gap-12 py-8 md:py-12">
      <header className="flex items-center justify-between gap-x-8 lg:gap-x-16">
        <div>
          <h1 className="text-2xl md:text-3xl">{t.heading}</h1>
          <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>
        </div>
        <Picture
          kind="elevation.house.2f"
          seed="contact"
          detail="low"
          className="no-print h-36 w-auto rounded-lg border border-line object-cover max-sm:hidden lg:h-44"
        />
      </header>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <Card className="no-print">
          <ContactForm />
        </Card>
        <ContactOptions />
      </div>
      <section aria-labelledby="faq" className="laid-out-late grid gap-4">
        <h2 id="faq" className="text-2xl">
          {t.faq.heading}
        </h2>
        <Faq questions={t.faq.questions} />
      </section>
    </div>
  )
}

function ContactForm() {
  const t = useTexts(contactFormTexts)
  const subjects = contactSubjects.map((value) => ({ value, label: t.subjects[value] }))
  return (
    <SubmissionForm form={contactForm} source={CONTACT_PAGE}>
      {({ field }) => (
        <>
          <Field {...field("name")} icon="user" autoComplete="name" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
          <SelectField {...field("subject")} placeholder={t.choose} options={subjects} />
          <TextAreaField {...field("message")} rows={9} className="sm:col-span-2" />
        </>
      )}
    </SubmissionForm>
  )
}
