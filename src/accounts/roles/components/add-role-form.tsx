import type { ReactNode } from "react"
import type { Form, FormFailure } from "../../../platform/form/form.ts"
import type { FormValues } from "../../../platform/form/form-check.ts"
import { Button } from "../../../ui/button.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { type FormState, useForm } from "../../../ui/form/use-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { QuietLinks } from "../../components/quiet-links.tsx"
import { BuilderFields, DeveloperFields, ProfessionalFields } from "../../sign-up/components/kind-fields.tsx"
import type { AccountKind } from "../../sign-up/kind.rules.ts"
import type { Professions } from "../../sign-up/profession.ts"
import { addRoleForms } from "../add-role.form.ts"
import { addRoleTexts } from "../texts.ts"

interface AddRoleFormProps extends Professions {
  /** Whose account, and the code that shows it where nobody is signed in. */
  email: string
  code?: string
  /** What was typed before it was known that there is an account. */
  typed?: FormValues
  onDone: (message: string) => void
  onRefused?: (refused: FormFailure) => void
  /** Above the fields. */
  children?: ReactNode
}

/** What an account that exists still has to say to become this kind as well. */
export function AddRoleForm({ kind, ...props }: AddRoleFormProps & { kind: AccountKind }) {
  const OfKind = forms[kind]
  return <OfKind {...props} />
}

const forms: Record<AccountKind, (props: AddRoleFormProps) => ReactNode> = {
  individual: (props) => (
    <Frame kind="individual" form={useAddition(addRoleForms.individual, props)} above={props.children} />
  ),
  builder: (props) => {
    const form = useAddition(addRoleForms.builder, props)
    return (
      <Frame kind="builder" form={form} above={props.children}>
        <BuilderFields form={form} />
      </Frame>
    )
  },
  developer: (props) => {
    const form = useAddition(addRoleForms.developer, props)
    return (
      <Frame kind="developer" form={form} above={props.children}>
        <DeveloperFields form={form} />
      </Frame>
    )
  },
  professional: (props) => {
    const form = useAddition(addRoleForms.professional, props)
    return (
      <Frame kind="professional" form={form} above={props.children}>
        <ProfessionalFields form={form} professions={props.professions} />
      </Frame>
    )
  },
}

const useAddition = <I,>(
  form: Form<I, string, ReturnType<typeof addRoleTexts.in>>,
  { email, code, typed = {}, onDone, onRefused }: AddRoleFormProps,
) => {
  const { email: _, ...rest } = typed
  return useForm(form, { hiddenFields: { email, code }, draft: null, prefill: () => rest, onDone, onRefused })
}

interface FrameProps {
  kind: AccountKind
  form: Omit<FormState<never, string>, "field" | "fill">
  above: ReactNode
  children?: ReactNode
}

function Frame({ kind, form, above, children }: FrameProps) {
  const t = useTexts(addRoleTexts)
  return (
    <FormFrame form={form} className="grid gap-5">
      {above}
      {children}
      <QuietLinks sentence={t.agree} />
      <FormRefusalAlert form={form} />
      <Button {...form.button} wide size="large">
        {t.button[kind === "professional" ? kind : "customer"]}
      </Button>
    </FormFrame>
  )
}
