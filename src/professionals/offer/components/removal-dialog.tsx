import { useEffect, useEffectEvent, useId } from "react"
import { useNavigate, useRevalidator, useSearchParams } from "react-router"
import { Button } from "../../../ui/button.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { takeFocus } from "../../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { setActive } from "../offer.actions.ts"
import { removalFormOf } from "../offer.form.ts"
import type { OpenBooking, OwnService } from "../offer.schema.ts"
import { offerScreenTexts } from "../texts.ts"
import { useOfferAction } from "./offer-frame.tsx"

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

interface Open {
  /** Those to show. */
  next: readonly OpenBooking[]
  count: number
  requests: number
}

const SHOWN = 3

/** Why a service cannot go yet, and what can be done about it. It takes the focus. */
function OpenBookings({ open: { next, count, requests }, isPaused }: { open: Open; isPaused: boolean }) {
  const { stillOpen: t } = useTexts(offerScreenTexts).remove
  const dates = useDates()
  const id = useId()
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby={id} className="grid grid-cols-1 gap-3 outline-none">
      <div className="grid gap-1">
        <h3 id={id} className="font-sans font-semibold text-base tracking-normal">
          {t.title(count)}
        </h3>
        <p>{t.which(requests, count - requests)}.</p>
        <p className="text-muted">{isPaused ? t.paused : t.advice}</p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {next.slice(0, SHOWN).map(({ id, start_time, client_name }) => (
          <li key={id}>
            <Link to={`/provider/bookings?booking=${id}`} className={rowClasses}>
              <span className="wrap-anywhere min-w-0 flex-1">
                {client_name ?? t.formerCustomer}
                <span className="block text-muted text-sm">{dates.instant(start_time)}</span>
              </span>
              <Icon name="chevron-right" className="size-4 text-muted" />
            </Link>
          </li>
        ))}
        {count > SHOWN && (
          <li>
            <Link to="/provider/bookings" className={`${rowClasses} font-semibold text-tile-ink`}>
              {t.all(count)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

const rowClasses = "flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-fill focus-visible:-outline-offset-2"
