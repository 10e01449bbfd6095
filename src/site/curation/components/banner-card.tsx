import { useRevalidator } from "react-router"
import { Badge } from "../../../ui/badge.tsx"
import { Button } from "../../../ui/button.tsx"
import { Checkbox } from "../../../ui/field/checkbox.tsx"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { bannerFormOf } from "../banner.form.ts"
import { BANNER_LENGTH, bannerLevels } from "../banner.rules.ts"
import { sayBannerSaved } from "../curation.actions.ts"
import type { Banner } from "../curation.schema.ts"
import { contentTexts } from "../texts.ts"
import { BannerLine } from "./site-banner.tsx"

const tones = { off: "neutral", waiting: "brass", shown: "neem", over: "neutral" } as const

/** The banner: what it says, when, and how it will look. */
export function BannerCard({ banner, canEdit }: { banner: Banner; canEdit: boolean }) {
  const { banner: t } = useTexts(contentTexts)
  // Another version is another form: its button takes the focus of the one that was pressed.
  const place = useFocusOnChange<HTMLDivElement>(banner.version, "button[type=submit]")
  return (
    <TitledCard title={t.title}>
      <div className="-mt-2 mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-muted">{t.lead}</p>
        <Badge tone={tones[banner.state]}>{t.states[banner.state]}</Badge>
      </div>
      {canEdit ? (
        <div ref={place}>
          <BannerForm key={banner.version} banner={banner} />
        </div>
      ) : (
        <Preview text={banner.text} level={banner.level} />
      )}
    </TitledCard>
  )
}

function BannerForm({ banner }: { banner: Banner }) {
  const { banner: t } = useTexts(contentTexts)
  const { revalidate } = useRevalidator()
  const description = bannerFormOf(banner.version)
  const form = useForm(description, {
    draft: tabDraft(description.name),
    onDone: async (saved) => {
      await revalidate()
      sayBannerSaved(saved, revalidate)
    },
  })
  const { text = banner.text, level = banner.level } = form.typed
  const isOn = form.typed.is_on === undefined ? banner.is_on : String(form.typed.is_on) === "true"
  const { label, ...box } = form.field("is_on")
  return (
    <FormFrame form={form} className="grid grid-cols-1 gap-5">
      <CountedTextArea
        {...form.field("text")}
        required={isOn}
        rows={2}
        typed={text}
        limit={BANNER_LENGTH}
        defaultValue={banner.text}
        dir="auto"
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
        <SelectField
          {...form.field("level")}
          options={bannerLevels.map((value) => ({ value, label: t.levels[value] }))}
          defaultValue={banner.level}
        />
        <Field {...form.field("from")} type="datetime-local" defaultValue={banner.from} />
        <Field {...form.field("until")} type="datetime-local" defaultValue={banner.until} />
      </div>
      <Checkbox name={box.name} error={box.error} label={t.show} defaultChecked={banner.is_on} />
      <Preview text={String(text)} level={bannerLevels.find((one) => one === level) ?? "info"} />
      <FormRefusalAlert form={form} />
      <Button {...form.button} className="max-sm:w-full sm:justify-self-start">
        {t.save}
      </Button>
    </FormFrame>
  )
}

function Preview({ text, level }: Pick<Banner, "text" | "level">) {
  const { banner: t } = useTexts(contentTexts)
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-muted text-sm">{t.preview}</p>
      <div className="overflow-hidden rounded-lg border border-line">
        {text.trim() ? (
          <BannerLine banner={{ text: text.trim(), level }} />
        ) : (
          <p className="px-4 py-2.5 text-center text-muted text-sm">{t.empty}</p>
        )}
      </div>
    </div>
  )
}
