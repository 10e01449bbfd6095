import { useId, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { Checkbox } from "../../../ui/field/checkbox.tsx"
import { CountedField, CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { MoneyField } from "../../../ui/field/money-field.tsx"
import { RadioCards } from "../../../ui/field/radio-cards.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { EditorButtons, FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { changesDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { LIMITS } from "../../business/business.rules.ts"
import { deliveries, meetingMethods } from "../../delivery.rules.ts"
import { offerFormOf, shownOf } from "../offer.form.ts"
import { DESCRIPTION_LIMIT, LINK_LIMIT, TITLE_LIMIT, visitLengths } from "../offer.rules.ts"
import type { OwnService } from "../offer.schema.ts"
import { offerFormTexts } from "../texts.ts"

/** In the place of the panel, and back to it. */
export function ServiceEditor({ service, backTo }: { service: OwnService; backTo: string }) {
  const t = useTexts(offerFormTexts)
  const dates = useDates()
  const headingId = useId()
  const { form, start, draft } = useOfferForm(service, backTo)
  const field = (name: "title" | "description" | "price" | "duration") => ({
    ...form.field(name),
    defaultValue: start[name] ?? "",
  })
  const counted = (name: "title" | "description") => ({ ...field(name), typed: form.typed[name] ?? start[name] })
  return (
    <FormFrame form={form} className="grid gap-5">
      <h2 tabIndex={-1} className="wrap-anywhere text-2xl">
        {t.editing(service.name)}
      </h2>
      <CountedField {...counted("title")} limit={TITLE_LIMIT} />
      <CountedTextArea {...counted("description")} limit={DESCRIPTION_LIMIT} rows={5} />
      <MoneyField {...field("price")} typed={String(form.typed.price ?? start.price)} />
      <SelectField
        {...field("duration")}
        options={visitLengths(service.duration).map((minutes) => ({
          value: String(minutes),
          label: dates.duration(minutes),
        }))}
      />
      <fieldset aria-labelledby={headingId} className="grid">
        <legend id={headingId} className="font-semibold">
          {t.delivery}
        </legend>
        {deliveries.map((way) => {
          const { name, label, error } = form.field(way)
          return <Checkbox key={way} {...{ name, label, error }} defaultChecked={start[way]} />
        })}
      </fieldset>
      <WhereToMeet form={form} start={start} />
      <FormRefusalAlert form={form} />
      <EditorButtons button={form.button} texts={t} backTo={backTo} onCancel={draft.forget} />
    </FormFrame>
  )
}

/** What a way of delivery needs, for as long as it is ticked. */
function WhereToMeet({ form, start }: Pick<ReturnType<typeof useOfferForm>, "form" | "start">) {
  const t = useTexts(offerFormTexts)
  const is = (name: "at_studio" | "online") => Boolean(form.typed[name] ?? start[name])
  const { required: _, ...onlineBy } = form.field("online_by")
  const isByLink = is("online") && (form.typed.online_by ?? start.online_by) === "link"
  return (
    <>
      <div hidden={!is("at_studio")}>
        <CountedField
          {...form.field("studio_address")}
          required={is("at_studio")}
          defaultValue={start.studio_address}
          typed={form.typed.studio_address ?? start.studio_address}
          limit={LIMITS.address}
        />
      </div>
      <div hidden={!is("online")}>
        <RadioCards
          {...onlineBy}
          defaultValue={start.online_by}
          options={meetingMethods.toReversed().map((value) => ({ value, ...t.online[value] }))}
        />
      </div>
      <div hidden={!isByLink}>
        <CountedField
          {...form.field("meeting_link")}
          type="url"
          required={isByLink}
          defaultValue={start.meeting_link}
          typed={form.typed.meeting_link ?? start.meeting_link}
          limit={LINK_LIMIT}
        />
      </div>
    </>
  )
}

/** What was begun in this tab goes on, over what stands there now; a price that moved meanwhile is shown when it is refused. */
const useOfferForm = (service: OwnService, backTo: string) => {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [{ shown, seen, start, draft }] = useState(() => {
    const shown = shownOf(service)
    const draft = changesDraft(`service:${service.id}`, shown)
    return { shown, seen: { price: service.price }, draft, start: { ...shown, ...draft.read()?.typed } as typeof shown }
  })
  const form = useForm(offerFormOf(service.id, shown, seen), {
    draft,
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) await navigate(backTo, { replace: true, preventScrollReset: true })
    },
    onRefused: ({ code }) => (code === "conflict" ? revalidate() : undefined),
  })
  return { form, start, draft }
}
