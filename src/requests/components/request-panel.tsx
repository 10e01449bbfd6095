import { useEffect, useId, useRef, useState } from "react"
import { obstacleFor } from "../../bookings/request/booking-dialog.rules.ts"
import { ObstacleDialog } from "../../bookings/request/components/booking-obstacle.tsx"
import { storedUser } from "../../platform/session/stored-user.ts"
import type { RequestPanelProps } from "../../search/components/selected-service.tsx"
import { Button } from "../../ui/button.tsx"
import { useHydrated } from "../../ui/use-hydrated.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { WithoutScript } from "../../ui/without-script.tsx"
import { requestFormShownTexts } from "../texts.ts"
import { useRequestForm } from "../use-request-form.ts"
import { RequestFields } from "./request-fields.tsx"

/** In the panel of a chosen card, in place of its buttons. */
export default function RequestPanel(props: RequestPanelProps) {
  const { withoutScript } = useTexts(requestFormShownTexts)
  return useHydrated() ? <OpenPanel {...props} /> : <WithoutScript said={withoutScript} inline />
}

function OpenPanel(props: RequestPanelProps) {
  const t = useTexts(requestFormShownTexts)
  const [obstacle] = useState(() => obstacleFor(storedUser(), props.provider.id))
  if (obstacle) return <ObstacleDialog obstacle={obstacle} onClose={props.onClose} said={t} />
  return <FormPanel {...props} />
}

function FormPanel({ provider, serviceType, onClose }: RequestPanelProps) {
  const t = useTexts(requestFormShownTexts)
  const { form, isVisitor } = useRequestForm({ provider_id: provider.id, service_type: serviceType })
  const formId = useId()
  const panel = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: one goes on at the field.
  useEffect(() => panel.current?.querySelector("textarea")?.focus({ preventScroll: true }), [])
  return (
    <div ref={panel} className="grid max-h-[60dvh] gap-4 overflow-y-auto px-4 pt-1 pb-4">
      <RequestFields form={form} id={formId} isVisitor={isVisitor} professional={provider.business_name} rows={3} />
      <div className="flex gap-2 max-sm:*:flex-1 sm:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={form.busy}>
          {t.cancel}
        </Button>
        <Button {...form.button} form={formId} className="whitespace-nowrap max-sm:px-3">
          {t.send}
        </Button>
      </div>
    </div>
  )
}
