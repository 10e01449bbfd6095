import { useId } from "react"
import { useNavigate, useRevalidator, useSearchParams } from "react-router"
import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { Link } from "../../../ui/link.tsx"
import { toast } from "../../../ui/toast-store.ts"
import { useDates, useWords } from "../../../ui/use-words.ts"
import { removalFormOf } from "../offer.form.ts"
import { offerScreenWords } from "../offer-screen.words.ts"
import type { OwnService } from "../own-service.schema.ts"

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

interface OpenBooking {
  id: string
  start_time: string
  client_name: string | null
}

function OpenRemovalDialog({ service, onClose }: { service: OwnService; onClose: () => Promise<void> }) {
  const t = useWords(offerScreenWords).remove
  const { revalidate } = useRevalidator()
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
  const open = (form.refused?.details.bookings ?? []) as OpenBooking[]
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={form.busy} data-first="">
        {t.cancel}
      </Button>
      <Button {...form.button} variant="danger" form={id}>
        {t.button}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t.title(service.title || service.name)}
      isOpen
      onClose={onClose}
      busy={form.busy}
      actions={actions}
      returnTo="own-services"
    >
      <FormFrame form={form} id={id} className="grid gap-4">
        <p>{t.meaning}</p>
        <FormRefusalAlert form={form} action={open.length > 0 && <OpenBookings bookings={open} />} />
      </FormFrame>
    </Dialog>
  )
}

function OpenBookings({ bookings }: { bookings: OpenBooking[] }) {
  const t = useWords(offerScreenWords).remove
  const dates = useDates()
  return (
    <ul aria-label={t.open} className="grid gap-1">
      {bookings.map(({ id, start_time, client_name }) => (
        <li key={id}>
          <Link
            to={`/provider/bookings?booking=${id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t.client(client_name, dates.instant(start_time))}
          </Link>
        </li>
      ))}
    </ul>
  )
}
