import { useId, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { Field } from "../../../ui/field.tsx"
import { EditorButtons } from "../../../ui/form/editor-buttons.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/toast-store.ts"
import { useWords } from "../../../ui/use-words.ts"
import { type KnownPlaces, knownPlace } from "../place.rules.ts"
import type { OwnProfile } from "../profile.acts.ts"
import { profileDraft, profileFormOf, textsOf } from "../profile.form.ts"
import { profileWords } from "../profile.words.ts"

type ProfileEditorProps = { user: OwnProfile; places: KnownPlaces }

export function ProfileEditor({ user, places }: ProfileEditorProps) {
  const t = useWords(profileWords)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { form, start, draft } = useProfileForm(user, async (message, isHere) => {
    if (isHere) await navigate(pathname, { replace: true })
    toast("success", message, 5000)
  })
  const field = (name: keyof typeof start) => ({ ...form.field(name), defaultValue: start[name] })
  const findPlace = (city: string) => {
    const { state = "", country = "" } = form.typed
    const known = knownPlace(places, { city, state: String(state), country: String(country) })
    if (known) form.fill({ ...known })
  }
  const lists = { city: useId(), state: useId(), country: useId() }
  return (
    <FormFrame form={form} className="grid gap-6">
      <section className="grid gap-5 sm:grid-cols-2">
        <h3 tabIndex={-1} className="text-xl sm:col-span-2">
          {t.you}
        </h3>
        <Field {...field("full_name")} icon="user" autoComplete="name" />
        <Field {...field("mobile_number")} type="tel" icon="phone" autoComplete="tel" />
      </section>
      <section className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
        <div className="sm:col-span-3">
          <h3 className="text-xl">{t.home}</h3>
          <p className="text-muted">{t.homeHint}</p>
        </div>
        <Field
          {...field("city")}
          list={lists.city}
          autoComplete="address-level2"
          onChange={(event) => findPlace(event.target.value)}
        />
        <Field {...field("state")} list={lists.state} autoComplete="address-level1" />
        <Field {...field("country")} list={lists.country} autoComplete="country-name" />
        <Suggestions id={lists.city} names={places.cities} />
        <Suggestions id={lists.state} names={places.states} />
        <Suggestions id={lists.country} names={places.countries} />
      </section>
      <FormRefusalAlert form={form} />
      <EditorButtons button={form.button} words={t} backTo={pathname} onCancel={draft.forget} />
    </FormFrame>
  )
}

/** What was begun in this tab goes on, over what stands there now. */
const useProfileForm = (user: OwnProfile, onDone: (message: string, isHere: boolean) => Promise<void>) => {
  const [{ description, start, draft }] = useState(() => {
    const shown = textsOf(user)
    const draft = profileDraft(user.id, shown)
    return { description: profileFormOf(shown), draft, start: { ...shown, ...draft.read()?.typed } as typeof shown }
  })
  return { form: useForm(description, { draft, onDone }), start, draft }
}

/** Of the names that the catalogue knows; any other may be written. */
const Suggestions = ({ id, names }: { id: string; names: readonly { name: string }[] }) => (
  <datalist id={id}>
    {names.map(({ name }) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
