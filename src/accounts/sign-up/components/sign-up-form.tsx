import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import type { Form } from "../../../platform/form/form.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { tabDraft } from "../../../ui/form/tab-draft.ts"
import { type FormState, useForm } from "../../../ui/form/use-form.ts"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { NoticeDialog } from "../../../ui/notice-dialog.tsx"
import { PasswordField } from "../../../ui/password-field.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { useWayBack } from "../../sign-in/use-way-back.ts"
import type { AccountKind } from "../kind.rules.ts"
import { type SignedUp, type SignUpWords, signUpForms } from "../sign-up.form.ts"
import { signUpWords } from "../sign-up.words.ts"
import { BuilderFields, DeveloperFields, ProfessionalFields } from "./kind-fields.tsx"

/** What was typed for one kind of account is there for the others too. */
const draft = tabDraft("sign-up")

export const SignUpForm = ({ kind }: { kind: AccountKind }) => {
  const Form = forms[kind]
  return <Form />
}

const forms: Record<AccountKind, () => ReactNode> = {
  individual: () => <Frame form={useSignUp("individual", signUpForms.individual)} />,
  builder: () => {
    const form = useSignUp("builder", signUpForms.builder)
    return (
      <Frame form={form}>
        <BuilderFields form={form} />
      </Frame>
    )
  },
  developer: () => {
    const form = useSignUp("developer", signUpForms.developer)
    return (
      <Frame form={form}>
        <DeveloperFields form={form} />
      </Frame>
    )
  },
  professional: () => {
    const form = useSignUp("professional", signUpForms.professional)
    return (
      <Frame form={form}>
        <ProfessionalFields form={form} />
      </Frame>
    )
  },
}

const useSignUp = <I,>(userType: AccountKind, form: Form<I, SignedUp, SignUpWords>) =>
  useForm(form, { given: { userType, redirect: useWayBack().redirect }, draft })

interface Person {
  full_name: string
  email: string
  mobile_number: string
  password: string
}
type FrameProps = { form: Omit<FormState<Person, SignedUp>, "fill">; children?: ReactNode }

function Frame({ form, children }: FrameProps) {
  const t = useWords(signUpWords)
  const { keep } = useWayBack()
  const logIn = <LinkButton to={keep("/login")}>{t.logIn}</LinkButton>
  if (form.thanks) {
    return (
      <FormAlert kind="mail" action={logIn}>
        {form.thanks}
      </FormAlert>
    )
  }
  return (
    <FormFrame form={form} className="grid gap-5">
      <Field {...form.field("full_name")} icon="user" autoComplete="name" />
      {children}
      <Field {...form.field("email")} type="email" icon="mail" autoComplete="email" />
      <Field {...form.field("mobile_number")} type="tel" icon="phone" autoComplete="tel" />
      <PasswordField {...form.field("password")} meter />
      <p className="text-muted text-sm">{t.agree}</p>
      <FormRefusalAlert form={form} action={form.refused?.code === "conflict" && logIn} />
      <Button {...form.button} wide size="large">
        {t.button}
      </Button>
      {form.done && <SuccessNotice {...form.done} logIn={keep("/login")} />}
    </FormFrame>
  )
}

type SuccessProps = SignedUp & { logIn: string }

/** Two seconds to read it, then the login page, which says where the link went and keeps the way back. */
function SuccessNotice({ message, email, signUp, logIn }: SuccessProps) {
  const navigate = useNavigate()
  const goOn = () => navigate(logIn, { replace: true, state: { activate: email, signUp } })
  return <NoticeDialog kind="success" message={message} isOpen autoCloseMs={2000} onClose={goOn} />
}
