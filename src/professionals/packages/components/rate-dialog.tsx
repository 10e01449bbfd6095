import { useState } from "react"
import { useRevalidator, useSearchParams } from "react-router"
import { Field } from "../../../ui/field/field.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { OwnService } from "../../offer/offer.schema.ts"
import { takeBackRate } from "../package.actions.ts"
import { rateFormOf, rateValues } from "../package.form.ts"
import { type RateUnit, rateUnits } from "../package.rules.ts"
import { rateFormTexts } from "../texts.ts"
import { PriceFormDialog } from "./price-form-dialog.tsx"

/** The dialog that `?rate=…` opens beside the open service: one of the units. */
export function RateDialog({ services }: { services: readonly OwnService[] }) {
  const [params, setParams] = useSearchParams()
  const unit = rateUnits.find((one) => one === params.get("rate"))
  const service = services.find((one) => one.id === params.get("service")) ?? services[0]
  if (!service || !unit) return null
  const close = () => {
    const behind = new URLSearchParams(params)
    behind.delete("rate")
    setParams(behind, { replace: true, preventScrollReset: true })
  }
  return <OpenRateDialog key={unit} service={service} unit={unit} onClose={close} />
}

type OpenRateDialogProps = { service: OwnService; unit: RateUnit; onClose: () => void }

function OpenRateDialog({ service, unit, onClose }: OpenRateDialogProps) {
  const t = useTexts(rateFormTexts)
  const { revalidate } = useRevalidator()
  const rate = service.rates.find((one) => one.unit === unit)
  const [seen] = useState(() => ({ current: rate }))
  const [start] = useState(() => rateValues(rate))
  const form = useForm(rateFormOf(service, unit, seen), {
    draft: null,
    prefill: () => start,
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) onClose()
    },
    onRefused: ({ code }) => (code === "conflict" ? revalidate() : undefined),
  })
  return (
    <PriceFormDialog
      title={t.title[unit]}
      about={t.of[unit](service.title || service.name)}
      save={t.save}
      form={form}
      removal={rate && (() => takeBackRate(service.id, unit))}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <Field {...form.field("from")} inputMode="decimal" autoComplete="off" data-first="" />
        <Field {...form.field("to")} inputMode="decimal" autoComplete="off" />
      </div>
    </PriceFormDialog>
  )
}
