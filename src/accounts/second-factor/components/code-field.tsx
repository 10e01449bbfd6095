/** What forms do with the code field, which is there only once the server has asked for it. */
import { type ComponentProps, type ReactNode, useState } from "react"
import { type FormFailure, FormRefusal } from "../../../platform/form/form.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { Field } from "../../../ui/field/field.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { AuthStep } from "../../components/auth-step.tsx"
import { codeStepTexts } from "../texts.ts"

/** Takes the code of the app, or a recovery code from who has lost it: a phone shows the right keys for either. */
export function CodeField(field: Omit<ComponentProps<typeof Field>, "required">) {
  const [kind, setKind] = useState<"app" | "recovery">("app")
  const t = useTexts(codeStepTexts)[kind]
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        {...field}
        className="w-full"
        label={t.label}
        hint={t.hint}
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={kind === "app" ? "numeric" : "text"}
      />
      <button
        type="button"
        onClick={() => setKind(kind === "app" ? "recovery" : "app")}
        className="min-h-11 font-semibold text-tile-ink underline underline-offset-4"
      >
        {t.other}
      </button>
    </div>
  )
}

/** The step after the password: whom the code is asked of, and the way back. The field has the focus. */
export function CodeStep({
  identifier,
  onBack,
  children,
}: {
  identifier: string
  onBack: () => void
  children: ReactNode
}) {
  const t = useTexts(codeStepTexts)
  return (
    <AuthStep title={t.title} intro={t.intro(identifier)} back={{ label: t.back, onBack }}>
      {children}
    </AuthStep>
  )
}

/**
 * Whether a form that takes a password asks for the code of the second factor now: from the answer that wants one until
 * something else is refused. What was typed before stays in its fields, out of sight.
 */
export function useCodeStep() {
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    goBack: () => setAsked(false),
    onRefused: ({ code, fields }: FormFailure) => {
      if (code === "second_factor_required") setAsked(true)
      else if (Object.keys(fields).some((name) => name !== "code")) setAsked(false)
    },
  }
}

const REQUIRED = "second_factor_required"

/** The field is asked for and empty: nothing is sent. */
export const refuseBlankCode = ({ code }: { code?: string | undefined }) => {
  if (code === "") throw new FormRefusal("", { code: textsHere(codeStepTexts).missing }, REQUIRED)
}

/** That the code is wanted is no failure: the field says it. */
export const askingForCode = (refused: FormFailure): FormFailure =>
  refused.code === REQUIRED ? { ...refused, message: undefined, at: "code" } : refused
