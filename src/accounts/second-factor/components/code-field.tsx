import { type ComponentProps, useState } from "react"
import { Field } from "../../../ui/field.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
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
