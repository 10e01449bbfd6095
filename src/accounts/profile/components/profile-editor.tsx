import { type ReactNode, useId, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import type { Form } from "../../../platform/form/form.ts"
import type { FormValues } from "../../../platform/form/form-check.ts"
import { Field } from "../../../ui/field/field.tsx"
import { EditorButtons, FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { type FormState, useForm } from "../../../ui/form/use-form.ts"
import { changesDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { BuilderFields, DeveloperFields } from "../../sign-up/components/kind-fields.tsx"
import type { CustomerKind } from "../../sign-up/kind.rules.ts"
import { type KnownPlaces, knownPlace } from "../address.rules.ts"
import type { OwnProfile } from "../profile.actions.ts"
import { type Person, type ProfileTexts, profileForms, textsOf } from "../profile.form.ts"
import { profileTexts } from "../texts.ts"

interface ProfileEditorProps {
  user: OwnProfile
  places: KnownPlaces
}

/** What a person says of themselves, and of the company that a builder or a developer signed up for. */
export function ProfileEditor(props: ProfileEditorProps) {
  const OfKind = editors[props.user.customer_type ?? "individual"]
  return <OfKind {...props} />
}

function IndividualEditor(props: ProfileEditorProps) {
  return <Frame {...props} {...useProfile(profileForms.individual, props)} />
}

function BuilderEditor(props: ProfileEditorProps) {
  const profile = useProfile(profileForms.builder, props)
  return (
    <Frame {...props} {...profile}>
      <BuilderFields form={profile} />
    </Frame>
  )
}

function DeveloperEditor(props: ProfileEditorProps) {
  const profile = useProfile(profileForms.developer, props)
  return (
    <Frame {...props} {...profile}>
      <DeveloperFields form={profile} />
    </Frame>
  )
}

const editors: Record<CustomerKind, (props: ProfileEditorProps) => ReactNode> = {
  ...{ individual: IndividualEditor, builder: BuilderEditor, developer: DeveloperEditor },
}

/** What was begun in this tab goes on, over what stands there now. */
const useProfile = <I extends Person>(
  formFrom: (shown: ProfileTexts) => ProfileForm<I>,
  { user, places }: ProfileEditorProps,
) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [{ description, start, draft }] = useState(() => {
    const shown = textsOf(user)
    const draft = changesDraft(`profile:${user.id}`, shown)
    return { description: formFrom(shown), draft, start: { ...shown, ...draft.read()?.typed } as FormValues }
  })
  const form = useForm(description, {
    draft,
    onDone: async (message, isHere) => {
      if (isHere) await navigate(pathname, { replace: true })
      toast("success", message, 5000)
    },
  })
  const field = (name: keyof I & string) => ({ ...form.field(name), defaultValue: String(start[name] ?? "") })
  const findPlace = (city: string) => {
    const { state = "", country = "" } = form.typed
    const known = knownPlace(places, { city, state: String(state), country: String(country) })
    // Of whatever kind: the fields of the place are in each of these forms.
    if (known) (form.fill as (values: FormValues) => void)({ ...known })
  }
  return { form, field, findPlace, draft }
}

type ProfileForm<I> = Form<I, string, ReturnType<typeof profileTexts.in>>

interface FrameProps extends ProfileEditorProps {
  form: Omit<FormState<never, string>, "field" | "fill">
  field: FormState<Person, string>["field"]
  findPlace: (city: string) => void
  draft: { forget: () => void }
  /** The fields of the company. */
  children?: ReactNode
}

function Frame({ form, field, findPlace, draft, places, children }: FrameProps) {
  const t = useTexts(profileTexts)
  const { pathname } = useLocation()
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
      {children && (
        <section className="grid gap-5 sm:grid-cols-2">
          <h3 className="text-xl sm:col-span-2">{t.company}</h3>
          {children}
        </section>
      )}
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
      <EditorButtons button={form.button} texts={t} backTo={pathname} onCancel={draft.forget} />
    </FormFrame>
  )
}

/** Of the names that the catalogue knows; any other may be written. */
const Suggestions = ({ id, names }: { id: string; names: readonly { name: string }[] }) => (
  <datalist id={id}>
    {names.map(({ name }) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
