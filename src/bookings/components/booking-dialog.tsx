import { useId, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { brand } from "../../brand.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { indianDay } from "../../platform/time.ts"
import { Button } from "../../ui/button.tsx"
import { DateField } from "../../ui/date-field.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextAreaField } from "../../ui/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { TimeField } from "../../ui/time-field.tsx"
import { useAwake } from "../../ui/use-awake.ts"
import { useLanguage, usePrices, useWords } from "../../ui/use-words.ts"
import { NOTES_LIMIT } from "../booking.rules.ts"
import { bookingChoicesWords } from "../booking-choices.words.ts"
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
  const t = useWords(bookingChoicesWords)
  const phone = (
    <a href={`tel:${brand.phone.replaceAll(" ", "")}`} className="whitespace-nowrap text-tile-ink underline">
      {brand.phone}
    </a>
  )
  return (
    <noscript>
      <p className="fixed inset-x-4 bottom-24 z-30 rounded-lg border border-line bg-surface p-4 text-center shadow-soft">
        {t.withoutScript(phone)}
      </p>
    </noscript>
  )
}

function OpenDialog(props: BookingDialogProps) {
  const [obstacle] = useState(() => obstacleFor(storedUser(), props.provider.id))
  return obstacle ? <ObstacleDialog obstacle={obstacle} onClose={props.onClose} /> : <FormDialog {...props} />
}

function FormDialog({ provider, service, onClose }: BookingDialogProps) {
  const t = useWords(bookingChoicesWords)
  const { form, isVisitor } = useBookingForm(provider.id, service.id)
  const formId = useId()
  const { booking_date: date = "", booking_time: time = "" } = form.typed as Record<string, string>
  const actions = (
    <>
      <Button variant="plain" onClick={onClose} disabled={form.busy}>
        {t.cancel}
      </Button>
      <Button {...form.button} form={formId}>
        {isVisitor ? t.logInAndBook : t.book}
      </Button>
    </>
  )
  return (
    <Dialog title={t.bookVisit} isOpen onClose={onClose} keepOnOutsideClick busy={form.busy} actions={actions}>
      {/* Loaded meanwhile, the next screen opens also where the connection is lost in between. */}
      {!isVisitor && <PrefetchPageLinks page="/user/bookings" />}
      <FormFrame form={form} id={formId} className="grid grid-cols-1 gap-4">
        <BookingSummary service={service} businessName={provider.business_name} />
        <DayChoices chosen={date} onChoose={(booking_date) => form.fill({ booking_date })} />
        <HourChoices date={date} chosen={time} onChoose={(booking_time) => form.fill({ booking_time })} />
        <div className="grid grid-cols-2 gap-x-3 gap-y-2 max-[21rem]:grid-cols-1 sm:gap-x-4">
          <DateField {...form.field("booking_date")} min={indianDay(new Date())} />
          <TimeField {...form.field("booking_time")} />
          <ChosenVisit date={date} time={time} service={service} />
        </div>
        <TextAreaField {...form.field("notes")} rows={2} maxLength={NOTES_LIMIT} />
        <p className="text-muted text-sm">{isVisitor ? t.visitorNote : t.whatFollows(provider.business_name)}</p>
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}

/** Said aloud as it changes: what day and time come to, from start to end, and the price. */
function ChosenVisit({ date, time, service }: { date: string; time: string; service: BookedService }) {
  const t = useWords(bookingChoicesWords)
  const price = usePrices()
  const visit = visitText(date, time, service.duration, new Date(), useLanguage())
  return (
    <p role="status" className="col-span-full font-semibold max-sm:text-sm">
      {visit && t.visit(visit, service.price === null ? null : price(service.price))}
    </p>
  )
}
