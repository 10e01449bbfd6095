import type { ReactNode } from "react"
import { Button } from "../../../ui/button.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { codeStepWords } from "../code-step.words.ts"

/** Whom the code is asked of, and the way back to the name and the password. */
export function CodeStepHead({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useWords(codeStepWords)
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="quiet" size="small" icon="arrow-left" onClick={onBack} className="-ml-2.5">
        {t.back}
      </Button>
      <p className="wrap-anywhere">{children}</p>
    </div>
  )
}
