import type { ReactNode } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { AuthStep } from "../../components/auth-step.tsx"
import { codeStepTexts } from "../texts.ts"

/** The step after the password: whom the code is asked of, and the way back. The field has the focus. */
export function CodeStep({ of, onBack, children }: { of: string; onBack: () => void; children: ReactNode }) {
  const t = useTexts(codeStepTexts)
  return (
    <AuthStep title={t.title} intro={t.intro(of)} back={{ label: t.back, onBack }}>
      {children}
    </AuthStep>
  )
}
