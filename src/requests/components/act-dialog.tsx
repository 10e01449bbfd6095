import type { ReactNode } from "react"
import { Button } from "../../ui/button.tsx"
import { FormDialog } from "../../ui/form/form-dialog.tsx"
import type { FormState } from "../../ui/form/use-form.ts"
import { Dialog } from "../../ui/overlay/dialog.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { ShownRequestStatus } from "../service-request.rules.ts"
import { requestProblemTexts, requestTexts } from "../texts.ts"

type ActDialogProps = {
  form: Pick<FormState<unknown, unknown>, "frame" | "button" | "busy" | "refused" | "refusalCount" | "typed">
  /** Where it can be changed no more: how it stands. */
  settled: ShownRequestStatus | undefined
  request: { service_name: string; message: string }
  /** The other side. */
  name: string
  title: string
  /** What it means. */
  meaning: string
  /** On the button that does it, and on the one that does not. */
  verb: string
  keep: string
  variant: "primary" | "danger"
  onClose: () => void
  children?: ReactNode
}

/** Asks before a request is accepted, declined or withdrawn, with what was asked before one's eyes. */
export function ActDialog(props: ActDialogProps) {
  const { form, settled, request, name, title, meaning, verb, keep, variant, onClose, children } = props
  if (settled) return <SettledDialog settled={settled} typed={form.typed} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      title={title}
      verb={verb}
      keep={keep}
      variant={variant}
      isQuestion={!children}
      onClose={onClose}
      keepOnOutsideClick={Boolean(children)}
    >
      <Question request={request} name={name} />
      <p>{meaning}</p>
      {children}
    </FormDialog>
  )
}

function Question({ request: { service_name, message }, name }: Pick<ActDialogProps, "request" | "name">) {
  return (
    <figure className="rounded-md bg-sunken px-4 py-3">
      <figcaption className="wrap-anywhere text-muted text-sm">
        {name} · {service_name}
      </figcaption>
      {message && <blockquote className="wrap-anywhere mt-1 whitespace-pre-line">{message}</blockquote>}
    </figure>
  )
}

type SettledDialogProps = { settled: ShownRequestStatus; typed: Record<string, unknown>; onClose: () => void }

/** The other side, or the clock, was faster. */
function SettledDialog({ settled, typed, onClose }: SettledDialogProps) {
  const { settled: t } = useTexts(requestTexts)
  const { isNow } = useTexts(requestProblemTexts)
  return (
    <Dialog title={t.title} isOpen onClose={onClose} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <p>
        {isNow(settled)} {Object.values(typed).some((text) => String(text).trim() !== "") && t.notSent}
      </p>
    </Dialog>
  )
}
