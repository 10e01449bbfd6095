import { useId } from "react"
import { spacedNumber } from "../../../accounts/account.rules.ts"
import { type Delivery, deliveries, type MeetingMethod } from "../../../professionals/delivery.rules.ts"
import { deliveryTexts } from "../../../professionals/texts.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { RadioCards } from "../../../ui/field/radio-cards.tsx"
import type { IconName } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { ADDRESS_LIMIT, LOCALITY_LIMIT } from "../../place/booking-place.rules.ts"
import { bookingPlaceTexts } from "../../place/texts.ts"
import { bookingChoicesTexts } from "../texts.ts"
import type { BookingFormState } from "../use-booking-form.ts"

const icons: Record<Delivery, IconName> = { at_site: "home", at_studio: "building", online: "monitor" }

type VisitPlaceProps = Pick<BookingFormState, "form" | "isVisitor" | "mobile"> & {
  offered: readonly Delivery[]
  onlineBy: MeetingMethod | null
  professional: string
}

/** How, where there is a choice, and where; with a number to be reached at, and who sees what of it when. */
export function VisitPlace({ form, isVisitor, mobile, offered, onlineBy, professional }: VisitPlaceProps) {
  const { how, whoSees, ownNumber } = useTexts(bookingChoicesTexts)
  const mobileId = useId()
  const names = useTexts(deliveryTexts).customer
  const { hints } = useTexts(bookingPlaceTexts)
  const isAtSite = form.typed.delivery === "at_site"
  const isCalled = form.typed.delivery === "online" && onlineBy === "call"
  const { required, ...delivery } = form.field("delivery")
  const options = deliveries
    .filter((one) => offered.includes(one))
    .map((value) => ({ value, label: names[value], hint: hints[value](professional, onlineBy), icon: icons[value] }))
  const said = isVisitor ? whoSees.address : isAtSite ? whoSees.place : isCalled ? whoSees.called : whoSees.mobile
  return (
    <>
      {offered.length > 1 && <RadioCards {...delivery} label={how} options={options} />}
      {/* Not taken out: what is typed there waits for a change of mind. */}
      <div hidden={!isAtSite}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field {...form.field("locality")} required maxLength={LOCALITY_LIMIT} autoComplete="address-level3" />
          <Field {...form.field("address")} maxLength={ADDRESS_LIMIT} autoComplete="address-line1" />
        </div>
      </div>
      {!isVisitor && (
        <Field
          {...form.field("contact_mobile")}
          id={mobileId}
          required={isCalled}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
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
      {(isAtSite || !isVisitor) && <p className="-mt-2 text-muted text-sm">{said(professional)}</p>}
    </>
  )
}
