import { useId, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { brand } from "../../brand.ts"
import { formatPrice } from "../../platform/money.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { indianDay } from "../../platform/time.ts"
import { Button } from "../../ui/button.tsx"
import { DateField } from "../../ui/date-field.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextAreaField } from "../../ui/field.tsx"
import { FormAlert } from "../../ui/form-alert.tsx"
import { TimeField } from "../../ui/time-field.tsx"
import { useAwake } from "../../ui/use-awake.ts"
import { useLanguage } from "../../ui/use-words.ts"
import { NOTES_LIMIT } from "../booking.rules.ts"
import type { Draft } from "../booking-draft.ts"
import { obstacleFor } from "../booking-obstacle.rules.ts"
import { visitText } from "../slot-choices.rules.ts"
import { ObstacleDialog } from "./booking-obstacle.tsx"
import { type BookedService, BookingSummary } from "./booking-summary.tsx"
import { DayChoices, HourChoices } from "./slot-choices.tsx"
import { useBookingForm } from "./use-booking-form.ts"

type BookingDialogProps = {
  provider: { id: string; business_name: string }
  service: BookedService
  onClose: () => void
}

/** The draft is in the browser's storage, so the dialog waits for the browser, also where the address asks for it. */
export default function BookingDialog(props: BookingDialogProps) {
  return useAwake() ? <OpenDialog {...props} /> : <WithoutScript />
}

/** Where the dialog would stand; in a browser that runs scripts there is nothing to see of it. */
function WithoutScript() {
  return (
    <noscript>
      <p className="fixed inset-x-4 bottom-24 z-30 rounded-lg border border-line bg-surface p-4 text-center shadow-soft">
        Booking here needs JavaScript, which is off in this browser. Please switch it on, or call us:{" "}
        <a href={`tel:${brand.phone.replaceAll(" ", "")}`} className="whitespace-nowrap text-tile-ink underline">
          {brand.phone}
        </a>
      </p>
    </noscript>
  )
}

function OpenDialog(props: BookingDialogProps) {
  const [obstacle] = useState(() => obstacleFor(storedUser(), props.provider.id))
  return obstacle ? <ObstacleDialog obstacle={obstacle} onClose={props.onClose} /> : <FormDialog {...props} />
}

function FormDialog({ provider, service, onClose }: BookingDialogProps) {
  const { form, draft, errors, nth, busy, isVisitor, change, submit } = useBookingForm(provider.id, service.id)
  const formId = useId()
  const actions = (
    <>
      <Button variant="plain" onClick={onClose} disabled={busy}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {isVisitor ? "Log in and book" : "Book Now"}
      </Button>
    </>
  )
  return (
    <Dialog title="Book a visit" isOpen onClose={onClose} keepOnOutsideClick busy={busy} actions={actions}>
      {/* Loaded meanwhile, the next screen opens also where the connection is lost in between. */}
      {!isVisitor && <PrefetchPageLinks page="/user/bookings" />}
      <form id={formId} ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <BookingSummary service={service} businessName={provider.business_name} />
        <DayChoices draft={draft} onChoose={change} />
        <HourChoices draft={draft} onChoose={change} />
        <div className="grid grid-cols-2 gap-x-3 gap-y-2 max-[21rem]:grid-cols-1 sm:gap-x-4">
          <DateField
            label="Date"
            required
            min={indianDay(new Date())}
            value={draft.date}
            onChange={(event) => change({ date: event.target.value })}
            error={errors.booking_date}
          />
          <TimeField
            label="Time"
            required
            value={draft.time}
            onChange={(event) => change({ time: event.target.value })}
            error={errors.booking_time}
            hint="Indian time (IST)"
          />
          <ChosenVisit draft={draft} service={service} />
        </div>
        <TextAreaField
          label="Notes"
          required={false}
          rows={2}
          maxLength={NOTES_LIMIT}
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
          error={errors.notes}
          hint="Where it is, what you have in mind, what you would like to ask."
        />
        <p className="text-muted text-sm">
          {isVisitor
            ? "You will be asked to log in or sign up first. What you have filled in is kept."
            : `You pay nothing now. ${provider.business_name} gets your request and confirms or declines it; you will hear of it here and by e-mail.`}
        </p>
        {errors.form && (
          <FormAlert key={nth} kind="error">
            {errors.form}
          </FormAlert>
        )}
      </form>
    </Dialog>
  )
}

/** Said aloud as it changes: what day and time come to, from start to end, and the price. */
function ChosenVisit({ draft: { date, time }, service }: { draft: Draft; service: BookedService }) {
  const visit = visitText(date, time, service.duration, new Date(), useLanguage())
  const price = service.price === null ? "price to be agreed" : formatPrice(service.price)
  return (
    <p role="status" className="col-span-full font-semibold max-sm:text-sm">
      {visit && `${visit} · ${price}`}
    </p>
  )
}
