import { useEffect, useEffectEvent, useId } from "react"
import { useNavigate, useRevalidator, useSearchParams } from "react-router"
import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { setActive } from "../offer.actions.ts"
import { removalFormOf } from "../offer.form.ts"
import type { OpenBooking, OwnService } from "../own-service.schema.ts"
import { offerScreenTexts } from "../texts.ts"
import { type Open, OpenBookings } from "./open-bookings.tsx"
import { useOfferAction } from "./use-offer-action.ts"

/** The dialog that `?remove=…` opens. */
export function RemovalDialog({ services }: { services: readonly OwnService[] }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const service = services.find(({ id }) => id === params.get("remove"))
  if (!service) return null
  const close = async () => {
    const behind = new URLSearchParams(params)
    behind.delete("remove")
    return navigate({ search: String(behind) }, { replace: true, preventScrollReset: true })
  }
  return <OpenRemovalDialog key={service.id} service={service} onClose={close} />
}

function OpenRemovalDialog({ service, onClose }: { service: OwnService; onClose: () => Promise<void> }) {
  const t = useTexts(offerScreenTexts).remove
  const { revalidate } = useRevalidator()
  const { busy: isPausing, act } = useOfferAction()
  const form = useForm(removalFormOf(service), {
    draft: null,
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      // While the address still changes, nothing would be loaded for it.
      if (isHere) await onClose()
      await revalidate()
    },
    onRefused: () => revalidate(),
  })
  const id = useId()
  // As it stands by now, before anything is pressed.
  const look = useEffectEvent(() => void revalidate())
  useEffect(() => look(), [])
  const open = openOf(service, form.refused?.details.bookings as OpenBooking[] | undefined)
  const pause = () =>
    act(async () => {
      const isDone = await setActive(service, false)
      if (isDone) await onClose()
      return isDone
    })
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={form.busy} data-first="">
        {t.cancel}
      </Button>
      {open.count === 0 && (
        <Button {...form.button} variant="danger" form={id}>
          {t.button}
        </Button>
      )}
      {open.count > 0 && service.is_active && (
        <Button busy={isPausing} onClick={pause}>
          {t.pauseInstead}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={t.title(service.title || service.name)}
      isOpen
      onClose={onClose}
      busy={form.busy || isPausing}
      actions={actions}
      returnTo="own-services"
    >
      <FormFrame form={form} id={id} className="grid gap-4">
        {open.count > 0 ? (
          <OpenBookings open={open} isPaused={!service.is_active} />
        ) : (
          <>
            <p>{t.meaning}</p>
            <FormRefusalAlert form={form} />
          </>
        )}
      </FormFrame>
    </Dialog>
  )
}

/** What stands in the way: as the server has just refused it, else as it was loaded. */
const openOf = (service: OwnService, refused: readonly OpenBooking[] | undefined): Open =>
  refused
    ? { next: refused, count: refused.length, requests: refused.filter(({ status }) => status === "pending").length }
    : { next: service.next_bookings, count: service.open_bookings, requests: service.open_requests }
