import { useState } from "react"
import { useRevalidator, useSearchParams } from "react-router"
import { formatRupees } from "../../../platform/money.ts"
import { CountedField } from "../../../ui/field/counted-field.tsx"
import { MoneyField } from "../../../ui/field/money-field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { visitLengths } from "../../offer/offer.rules.ts"
import type { OwnService } from "../../offer/offer.schema.ts"
import { takeBackPackage } from "../package.actions.ts"
import { packageFormOf, packageValues } from "../package.form.ts"
import { PACKAGE_NAME } from "../package.rules.ts"
import type { OfferedPackage } from "../package.schema.ts"
import { packageFormTexts } from "../texts.ts"
import { PriceFormDialog } from "./price-form-dialog.tsx"

/** The dialog that `?package=…` opens beside the open service: `new`, or the id of one. */
export function PackageDialog({ services }: { services: readonly OwnService[] }) {
  const [params, setParams] = useSearchParams()
  const id = params.get("package")
  const service = services.find((one) => one.id === params.get("service")) ?? services[0]
  const changed = service?.packages.find((one) => one.id === id)
  if (!service || !(id === "new" || changed)) return null
  const close = () => {
    const behind = new URLSearchParams(params)
    behind.delete("package")
    setParams(behind, { replace: true, preventScrollReset: true })
  }
  return <OpenPackageDialog key={id} service={service} changed={changed} onClose={close} />
}

type OpenPackageDialogProps = { service: OwnService; changed: OfferedPackage | undefined; onClose: () => void }

function OpenPackageDialog({ service, changed, onClose }: OpenPackageDialogProps) {
  const t = useTexts(packageFormTexts)
  const dates = useDates()
  const { revalidate } = useRevalidator()
  const [seen] = useState(() => changed && { current: changed })
  const [start] = useState(() => packageValues(changed))
  const form = useForm(packageFormOf(service, seen), {
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
      title={changed ? t.changing : t.adding}
      about={t.of(service.title || service.name)}
      save={changed ? t.save : t.add}
      form={form}
      removal={changed && (() => takeBackPackage(service.id, changed.id))}
      onClose={onClose}
    >
      <CountedField {...form.field("name")} typed={form.typed.name} limit={PACKAGE_NAME.max} data-first="" />
      <SelectField
        {...form.field("minutes")}
        options={visitLengths(Number(start.minutes)).map((minutes) => ({
          value: String(minutes),
          label: dates.duration(minutes),
        }))}
        defaultValue={start.minutes}
      />
      <MoneyField
        {...form.field("price")}
        typed={String(form.typed.price ?? "")}
        reads={(amount) => t.reads(formatRupees(amount))}
      />
      {changed && <p className="text-muted text-sm">{t.booked}</p>}
    </PriceFormDialog>
  )
}
