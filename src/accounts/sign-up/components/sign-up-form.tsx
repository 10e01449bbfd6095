import { type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate, useSearchParams } from "react-router"
import type { Form } from "../../../platform/form/form.ts"
import type { FormValues } from "../../../platform/form/form-check.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { PasswordField } from "../../../ui/field/password-field.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { type FormState, useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { NoticeDialog } from "../../../ui/overlay/notice-dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { QuietLinks } from "../../components/quiet-links.tsx"
import { AddToAccount } from "../../roles/components/add-to-account.tsx"
import { KnownEmail, useKnownEmail } from "../../roles/components/known-email.tsx"
import { useReturnTo } from "../../sign-in/use-return-to.ts"
import type { AccountKind } from "../kind.rules.ts"
import type { Professions } from "../profession.ts"
import { type SignedUp, type SignUpTexts, signUpForms } from "../sign-up.form.ts"
import { signUpTexts } from "../texts.ts"
import { BuilderFields, DeveloperFields, ProfessionalFields } from "./kind-fields.tsx"

/** What was typed for one kind of account is there for the others too. */
const draft = tabDraft("sign-up")

/** A new account; or, where the address has one, the kind that is added to it. */
export function SignUpForm({ kind, professions }: Professions & { kind: AccountKind }) {
  const { keep } = useReturnTo()
  const [found, setFound] = useState<KnownAccount>()
  const OfKind = forms[kind]
  if (!found) return <OfKind onFound={setFound} professions={professions} />
  const back = { logIn: keep("/login"), onBack: () => setFound(undefined) }
  return <AddToAccount kind={kind} professions={professions} {...back} {...found} />
}

/** The address of an account, to which a code was sent, and what was typed so far. */
interface KnownAccount {
  email: string
  typed: FormValues
}
interface OfKind extends Professions {
  onFound: (found: KnownAccount) => void
}

const forms: Record<AccountKind, (props: OfKind) => ReactNode> = {
  individual: (props) => <Frame kind="individual" {...useSignUp("individual", signUpForms.individual, props)} />,
  builder: (props) => {
    const signUp = useSignUp("builder", signUpForms.builder, props)
    return (
      <Frame kind="builder" {...signUp}>
        <BuilderFields form={signUp.form} />
      </Frame>
    )
  },
  developer: (props) => {
    const signUp = useSignUp("developer", signUpForms.developer, props)
    return (
      <Frame kind="developer" {...signUp}>
        <DeveloperFields form={signUp.form} />
      </Frame>
    )
  },
  professional: (props) => {
    const signUp = useSignUp("professional", signUpForms.professional, props)
    return (
      <Frame kind="professional" {...signUp}>
        <ProfessionalFields form={signUp.form} professions={props.professions} />
      </Frame>
    )
  },
}

/** An invitation names the address that it was mailed to, and what we were told of who is invited. */
const invitedFields = ["email", "full_name", "business_name", "service_type"] as const

const useSignUp = <I,>(userType: AccountKind, of: Form<I, SignedUp, SignUpTexts>, { onFound }: OfKind) => {
  const { redirect, why } = useReturnTo()
  const [query] = useSearchParams()
  const invited = invitedFields.flatMap((name) => (query.get(name) ? [[name, query.get(name)!] as const] : []))
  const form = useForm(of, {
    hiddenFields: { userType, redirect, why },
    draft,
    // What was typed since is newer.
    prefill: (typed) => Object.fromEntries(invited.map(([name, value]) => [name, typed[name] || value])),
    onRefused: ({ code }) => code === "conflict" && account.markKnown(),
  })
  const account = useKnownEmail(String(form.typed.email ?? ""), (email) => onFound({ email, typed: form.typed }))
  return { form, account }
}

interface Person {
  full_name: string
  email: string
  mobile_number: string
  password: string
}
interface FrameProps {
  kind: AccountKind
  form: Omit<FormState<Person, SignedUp>, "fill">
  account: ReturnType<typeof useKnownEmail>
  children?: ReactNode
}

function Frame({ kind, form, account, children }: FrameProps) {
  const t = useTexts(signUpTexts)
  const { keep } = useReturnTo()
  const logIn = keep("/login")
  const email = useRef<HTMLInputElement>(null)
  if (form.thanks) {
    return (
      <FormAlert kind="mail" action={<LinkButton to={logIn}>{t.logIn}</LinkButton>}>
        {form.thanks}
      </FormAlert>
    )
  }
  const emailField = form.field("email")
  const changeEmail = () => {
    // Before the focus can go there.
    flushSync(account.forget)
    email.current?.focus()
  }
  return (
    <>
      {account.isKnown && <KnownEmail kind={kind} account={account} logIn={logIn} onBack={changeEmail} />}
      <div hidden={account.isKnown}>
        <FormFrame form={form} className="grid gap-5">
          <Field {...form.field("full_name")} icon="user" autoComplete="name" />
          {children}
          {/* The name of the account: a keeper of passwords would take the number below for it. */}
          <Field
            {...emailField}
            ref={email}
            type="email"
            icon="mail"
            autoComplete="username"
            onBlur={account.checkOnBlur}
          />
          {emailField.error && form.refused?.code === "conflict" && (
            <LinkButton to={logIn} variant="secondary" size="small" className="justify-self-start">
              {t.logIn}
            </LinkButton>
          )}
          <Field {...form.field("mobile_number")} type="tel" icon="phone" autoComplete="tel" />
          <PasswordField {...form.field("password")} meter />
          <div className="grid gap-2">
            <p className="text-muted text-sm">{t.fees}</p>
            <QuietLinks sentence={t.agree} />
          </div>
          <FormRefusalAlert form={form} />
          <Button {...form.button} wide size="large">
            {t.button}
          </Button>
          {form.done && <SuccessNotice {...form.done} logIn={logIn} />}
        </FormFrame>
      </div>
    </>
  )
}

type SuccessProps = SignedUp & { logIn: string }

/** Two seconds to read it, then the login page, which says where the link went and keeps the way back. */
function SuccessNotice({ message, email, signUp, logIn }: SuccessProps) {
  const navigate = useNavigate()
  const goOn = () => navigate(logIn, { replace: true, state: { activate: email, signUp } })
  return <NoticeDialog kind="success" message={message} isOpen autoCloseMs={2000} onClose={goOn} />
}
