import { useState } from "react"
import { useRevalidator, useSearchParams } from "react-router"
import { MoneyField } from "../../../ui/field/money-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { OwnService } from "../offer.schema.ts"
import { priceFormOf, priceValue } from "../price.form.ts"
import { priceTexts } from "../texts.ts"

/** The dialog that `?price=…` opens, on every page that lists one's own services. */
export function PriceDialog({ services }: { services: readonly OwnService[] }) {
  const [params, setParams] = useSearchParams()
  const service = services.find(({ id }) => id === params.get("price"))
  if (!service) return null
  const close = () => {
    const behind = new URLSearchParams(params)
    behind.delete("price")
    setParams(behind, { replace: true, preventScrollReset: true })
  }
  return <OpenPriceDialog key={service.id} service={service} onClose={close} />
}

function OpenPriceDialog({ service, onClose }: { service: OwnService; onClose: () => void }) {
  const t = useTexts(priceTexts)
  const { revalidate } = useRevalidator()
  const [seen] = useState({ price: service.price })
  const [start] = useState(priceValue(service.price))
  const form = useForm(priceFormOf(service.id, seen), {
    draft: null,
    prefill: () => ({ price: start }),
    onDone: async (message, isHere) => {
      toast("success", message ?? "", 5000)
      await revalidate()
      if (isHere) onClose()
    },
    onRefused: ({ code }) => (code === "conflict" ? revalidate() : undefined),
  })
  return (
    <FormDialog form={form} title={t.title} verb={t.update} keep={t.cancel} onClose={onClose} width="narrow">
      <p className="wrap-anywhere text-muted">{t.of(service.title || service.name)}</p>
      <MoneyField {...form.field("price")} typed={String(form.typed.price ?? "")} data-first="" />
    </FormDialog>
  )
}
