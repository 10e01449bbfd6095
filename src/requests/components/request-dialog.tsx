import { useId, useState } from "react"
import { obstacleFor } from "../../bookings/request/booking-dialog.rules.ts"
import { ObstacleDialog } from "../../bookings/request/components/booking-obstacle.tsx"
import { storedUser } from "../../platform/session/stored-user.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/overlay/dialog.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { WithoutScript } from "../../ui/without-script.tsx"
import { requestFormShownTexts } from "../texts.ts"
import { useRequestForm } from "../use-request-form.ts"
import { RequestFields } from "./request-fields.tsx"

type RequestDialogProps = {
  provider: { id: string; business_name: string }
  service: { service_type: string; name: string }
  onClose: () => void
}

/** On a profile: asks before a booking. The draft is in the browser's storage, so it waits for the browser. */
export default function RequestDialog(props: RequestDialogProps) {
  const { withoutScript } = useTexts(requestFormShownTexts)
  return useHydrated() ? <OpenDialog {...props} /> : <WithoutScript said={withoutScript} />
}

function OpenDialog(props: RequestDialogProps) {
  const t = useTexts(requestFormShownTexts)
  const [obstacle] = useState(() => obstacleFor(storedUser(), props.provider.id))
  if (obstacle) return <ObstacleDialog obstacle={obstacle} onClose={props.onClose} said={t} />
  return <FormDialog {...props} />
}

function FormDialog({ provider, service, onClose }: RequestDialogProps) {
  const t = useTexts(requestFormShownTexts)
  const { form, isVisitor } = useRequestForm({ provider_id: provider.id, service_type: service.service_type })
  const formId = useId()
  const actions = (
    <>
      <Button variant="plain" onClick={onClose} disabled={form.busy} className="max-sm:hidden">
        {t.cancel}
      </Button>
      <Button {...form.button} form={formId}>
        {t.send}
      </Button>
    </>
  )
  return (
    <Dialog title={t.title} isOpen onClose={onClose} keepOnOutsideClick busy={form.busy} actions={actions}>
      <RequestFields form={form} id={formId} isVisitor={isVisitor} professional={provider.business_name}>
        <p className="rounded-lg bg-sunken px-4 py-3">
          {t.about(<strong key="service">{service.name}</strong>, provider.business_name)}
        </p>
      </RequestFields>
    </Dialog>
  )
}
