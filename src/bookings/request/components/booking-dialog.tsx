import { useId, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { spacedNumber } from "../../../accounts/account.rules.ts"
import { storedUser } from "../../../platform/session/stored-user.ts"
import { type Delivery, deliveries, type MeetingMethod } from "../../../professionals/delivery.rules.ts"
import { deliveryTexts } from "../../../professionals/texts.ts"
import { Button } from "../../../ui/button.tsx"
import { CountedField, CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { RadioCards } from "../../../ui/field/radio-cards.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import type { IconName } from "../../../ui/icon.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useHydrated } from "../../../ui/use-hydrated.ts"
import { useLanguage, useTexts } from "../../../ui/use-texts.ts"
import { WithoutScript } from "../../../ui/without-script.tsx"
import { NOTES_LIMIT } from "../../booking.rules.ts"
import { termsIn, totalAt } from "../../booking-total.ts"
import { Total } from "../../components/visit-line.tsx"
import { visitLocationTexts } from "../../visit-location/texts.ts"
import { ADDRESS_LIMIT, LOCALITY_LIMIT } from "../../visit-location/visit-location.rules.ts"
import { obstacleFor } from "../booking-dialog.rules.ts"
import { bookingChoicesTexts } from "../texts.ts"
import { type BookingFormState, useBookingForm } from "../use-booking-form.ts"
import { ObstacleDialog, OtherVisit } from "./booking-obstacle.tsx"
import { type BookedService, BookingSummary } from "./booking-summary.tsx"
import { ChosenTime } from "./chosen-time.tsx"
import { VisitTime } from "./visit-time.tsx"

type BookingDialogProps = {
  provider: { id: string; business_name: string }
  service: BookedService
  onClose: () => void
}

/** The draft is in the browser's storage, so the dialog waits for the browser, also where the address asks for it. */
export default function BookingDialog(props: BookingDialogProps) {
  const { withoutScript } = useTexts(bookingChoicesTexts)
  return useHydrated() ? <OpenDialog {...props} /> : <WithoutScript said={withoutScript} />
}

function OpenDialog(props: BookingDialogProps) {
  const [obstacle] = useState(() => obstacleFor(storedUser(), props.provider.id))
  return obstacle ? <ObstacleDialog obstacle={obstacle} onClose={props.onClose} /> : <FormDialog {...props} />
}

function FormDialog({ provider, service, onClose }: BookingDialogProps) {
  const t = useTexts(bookingChoicesTexts)
  const { form, times, terms, packageId, isVisitor, mobile } = useBookingForm(provider.id, service)
  const formId = useId()
  const sum = (
    <>
      <ChosenTime form={form} times={times} duration={terms.duration} />
      <p className="text-sm">
        <Total total={totalAt(terms)} duration={terms.duration} isPackage={terms.is_package} />
      </p>
    </>
  )
  const actions = (
    <>
      {/* On a phone the cross is enough: the bar is for what is booked. */}
      <Button variant="plain" onClick={onClose} disabled={form.busy} className="max-sm:hidden">
        {t.cancel}
      </Button>
      <Button {...form.button} form={formId}>
        {isVisitor ? t.logInAndBook : t.book}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t.bookVisit}
      isOpen
      onClose={onClose}
      keepOnOutsideClick
      busy={form.busy}
      sum={sum}
      actions={actions}
    >
      {/* Loaded meanwhile, the next screen opens also where the connection is lost in between. */}
      {!isVisitor && <PrefetchPageLinks page="/user/bookings" />}
      <FormFrame form={form} id={formId} className="grid grid-cols-1 gap-5">
        <BookingSummary {...{ service, packageId, terms }} businessName={provider.business_name} />
        <PackageChoice {...{ form, service, packageId, terms }} />
        <VisitTime form={form} times={times} />
        {!isVisitor && <OtherVisit form={form} times={times} duration={terms.duration} />}
        <LocationFields
          {...{ form, isVisitor, mobile }}
          offered={service.delivery}
          onlineBy={service.online_by}
          professional={provider.business_name}
        />
        <CountedTextArea {...form.field("notes")} typed={form.typed.notes} limit={NOTES_LIMIT} rows={2} />
        <p className="text-muted text-sm">{isVisitor ? t.visitorNote : t.whatFollows(provider.business_name)}</p>
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}

type PackageChoiceProps = Pick<BookingFormState, "form" | "packageId" | "terms"> & { service: BookedService }

/** By the hour, or one of the packages, each with its own length and price; the chosen one with those of the sum. */
function PackageChoice({ form, service, packageId, terms }: PackageChoiceProps) {
  const t = useTexts(bookingChoicesTexts)
  const language = useLanguage()
  const [defaultValue] = useState(packageId)
  const { required, ...field } = form.field("package_id")
  if (service.packages.length === 0) return null
  const choices = [
    { value: "", label: t.byTheHour, hint: termsIn(language)({ ...service, is_package: false }) },
    ...service.packages.map(({ id, name, text }) => ({ value: id, label: name, hint: text })),
  ]
  const options = choices.map((one) => (one.value === packageId ? { ...one, hint: termsIn(language)(terms) } : one))
  return <RadioCards {...field} isStacked defaultValue={defaultValue} options={options} />
}

const icons: Record<Delivery, IconName> = { at_site: "home", at_studio: "building", online: "monitor" }

type LocationFieldsProps = Pick<BookingFormState, "form" | "isVisitor" | "mobile"> & {
  offered: readonly Delivery[]
  onlineBy: MeetingMethod | null
  professional: string
}

/** How, where there is a choice, and where; with a number to be reached at, and who sees what of it when. */
export function LocationFields({ form, isVisitor, mobile, offered, onlineBy, professional }: LocationFieldsProps) {
  const { how, whoSees, ownNumber } = useTexts(bookingChoicesTexts)
  const mobileId = useId()
  const names = useTexts(deliveryTexts).customer
  const { hints } = useTexts(visitLocationTexts)
  const isAtSite = form.typed.delivery === "at_site"
  const isCalled = form.typed.delivery === "online" && onlineBy === "call"
  const { required, ...delivery } = form.field("delivery")
  const options = deliveries
    .filter((one) => offered.includes(one))
    .map((value) => ({ value, label: names[value], hint: hints[value](professional, onlineBy), icon: icons[value] }))
  const privacyNote = isVisitor
    ? whoSees.address
    : isAtSite
      ? whoSees.place
      : isCalled
        ? whoSees.called
        : whoSees.mobile
  return (
    <>
      {offered.length > 1 && <RadioCards {...delivery} label={how} options={options} />}
      {/* Not taken out: what is typed there waits for a change of mind. */}
      <div hidden={!isAtSite}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <CountedField
            {...form.field("locality")}
            required
            typed={form.typed.locality}
            limit={LOCALITY_LIMIT}
            autoComplete="address-level3"
          />
          <CountedField
            {...form.field("address")}
            typed={form.typed.address}
            limit={ADDRESS_LIMIT}
            autoComplete="address-line1"
          />
        </div>
      </div>
      {!isVisitor && (
        <Field {...form.field("contact_mobile")} id={mobileId} required={isCalled} type="tel" autoComplete="tel" />
      )}
      {/* Shared by a press, never by itself: nobody sees the number of an account otherwise. */}
      {mobile && !form.typed.contact_mobile && (
        <Button
          variant="secondary"
          size="small"
          className="-mt-2 justify-self-start"
          onClick={() => {
            form.fill({ contact_mobile: mobile })
            document.getElementById(mobileId)?.focus()
          }}
        >
          {ownNumber(spacedNumber(mobile))}
        </Button>
      )}
      {(isAtSite || !isVisitor) && <p className="-mt-2 text-muted text-sm">{privacyNote(professional)}</p>}
    </>
  )
}
