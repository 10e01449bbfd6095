import type { ComponentProps } from "react"
import { Button } from "../button.tsx"
import { LinkButton } from "../link-button.tsx"

interface EditorButtonsProps {
  /** The form's own. */
  button: ComponentProps<typeof Button>
  texts: { save: string; cancel: string }
  /** Where what is edited is shown. */
  backTo: string
  /** What was typed is given up. */
  onCancel: () => void
}

/** Below a form that stands in the place of what it changes. */
export function EditorButtons({ button, texts, backTo, onCancel }: EditorButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...button} className="max-sm:flex-1">
        {texts.save}
      </Button>
      <LinkButton
        to={backTo}
        replace
        preventScrollReset
        variant="secondary"
        className="max-sm:flex-1"
        onClick={onCancel}
      >
        {texts.cancel}
      </LinkButton>
    </div>
  )
}
