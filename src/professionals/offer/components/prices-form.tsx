import { useState } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../../ui/button.tsx"
import { MoneyField } from "../../../ui/field/money-field.tsx"
import { Switch } from "../../../ui/field/switch.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { setActive } from "../offer.actions.ts"
import type { OwnService } from "../offer.schema.ts"
import { pricesFormOf, priceValue } from "../price.form.ts"
import { manageServicesTexts, priceTexts } from "../texts.ts"
import { useOfferAction } from "./offer-frame.tsx"

/** A row each: whether it can be booked, its price, the way out; one button saves all prices. */
export function PricesForm({ services, onSaved }: { services: OwnService[]; onSaved: () => void }) {
  const { bulk } = useTexts(priceTexts)
  const { revalidate } = useRevalidator()
  const [seen] = useState(() => services.map(({ id, price }) => ({ id, price, start: priceValue(price) })))
  const startOf = (id: string) => seen.find((one) => one.id === id)?.start ?? ""
  const form = useForm(pricesFormOf(seen), {
    draft: null,
    onDone: async (count) => {
      toast("success", bulk.saved(count), 5000)
      await revalidate()
      onSaved()
    },
    onRefused: () => revalidate(),
  })
  return (
    <FormFrame form={form} className="grid gap-4">
      <ul id="own-services" tabIndex={-1} className="grid outline-none">
        {services.map((service) => (
          <li key={service.id} className="border-line border-t py-4 first:border-0 first:pt-0">
            <fieldset className="grid min-w-0 gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_15rem]">
              <legend className="sr-only">{service.title || service.name}</legend>
              <ServiceHead service={service} />
              <MoneyField
                {...form.field(service.id)}
                label={bulk.label}
                required={undefined}
                defaultValue={startOf(service.id)}
                typed={String(form.typed[service.id] ?? startOf(service.id))}
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <FormRefusalAlert form={form} />
      <Button {...form.button} className="justify-self-start max-sm:w-full">
        {bulk.save}
      </Button>
    </FormFrame>
  )
}

function ServiceHead({ service }: { service: OwnService }) {
  const t = useTexts(manageServicesTexts)
  const { busy, act } = useOfferAction()
  const { id, name, title, is_active } = service
  const headingId = `service-${id}`
  return (
    <div className="grid content-start gap-1">
      <h3 id={headingId} className="wrap-anywhere text-lg">
        {title || name}
        {title && <span className="block font-normal font-sans text-muted text-sm tracking-normal">{name}</span>}
      </h3>
      <div className="flex flex-wrap items-center gap-x-4">
        <Switch
          label={t.active}
          labelId={headingId}
          checked={is_active}
          disabled={busy}
          onChange={() => act(() => setActive(service, !is_active))}
        />
        <LinkButton to={`?remove=${id}`} size="small" variant="quiet-danger" icon="trash" preventScrollReset>
          {t.remove}
        </LinkButton>
      </div>
    </div>
  )
}
