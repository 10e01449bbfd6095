import { FormAlert } from "../../../ui/form-alert.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useWords } from "../../../ui/use-words.ts"
import type { FirstSteps } from "../first-steps.contract.ts"
import { firstStepsWords } from "../first-steps.words.ts"
import { FoundNow } from "./found-now.tsx"

/** Over the usual dashboard: that they can be found, for who is new; that they cannot, for everybody. */
export function FirstStepsNews({ steps }: { steps: FirstSteps }) {
  const { notFound: t } = useWords(firstStepsWords)
  if (steps.state === "found") return steps.is_new && <FoundNow steps={steps} />
  if (steps.is_leaving) return null
  return (
    <FormAlert
      kind="mail"
      action={
        <LinkButton to="/provider/services" variant="secondary" size="small">
          {t.services}
        </LinkButton>
      }
    >
      {t.text}
    </FormAlert>
  )
}
