import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { RadioCards } from "../../../ui/field/radio-cards.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { MAX_REASON } from "../people.rules.ts"
import type { PersonDetails } from "../people.schema.ts"
import { deskRoleForm, type ReasonedAct, reasonForms } from "../person.form.ts"
import { deskPersonTexts } from "../texts.ts"

const dialogs = ["suspend", "restore", "remove", "hide_portrait", "role"] as const
type PersonDialogName = (typeof dialogs)[number]

export const isPersonDialog = (name: string | null): name is PersonDialogName =>
  dialogs.some((dialog) => dialog === name)

type DialogProps = { person: PersonDetails; name: string; onActed: () => Promise<void>; onClose: () => void }

export function PersonDialog({ dialog, ...props }: DialogProps & { dialog: PersonDialogName }) {
  return dialog === "role" ? <RoleDialog {...props} /> : <ReasonDialog act={dialog} {...props} />
}

/** What follows on any of them. */
const settled = ({ person, onActed, onClose }: DialogProps, id = person.id) => ({
  hiddenFields: { id },
  onDone: async (message: string, isHere: boolean) => {
    toast("success", message, 5000)
    await onActed()
    if (isHere) onClose()
  },
})

function ReasonDialog({ act, ...props }: DialogProps & { act: ReasonedAct }) {
  const { person, name, onClose } = props
  const t = useTexts(deskPersonTexts)[act]
  const id = act === "hide_portrait" ? person.portrait?.id : person.id
  const form = useForm(reasonForms[act], {
    ...settled(props, id),
    draft: tabDraft(`${reasonForms[act].name}:${id}`),
  })
  const meaning = typeof t.meaning === "string" ? t.meaning : t.meaning(person.figures)
  return (
    <FormDialog
      form={form}
      title={t.title(name)}
      verb={t.confirm}
      keep={t.keep}
      variant={act === "restore" ? "primary" : "danger"}
      onClose={onClose}
    >
      <p>{meaning}</p>
      <CountedTextArea {...form.field("reason")} typed={form.typed.reason} limit={MAX_REASON} rows={4} />
    </FormDialog>
  )
}

function RoleDialog(props: DialogProps) {
  const { person, name, onClose } = props
  const t = useTexts(deskPersonTexts).role
  const form = useForm(deskRoleForm, { ...settled(props), draft: null })
  const roles = Object.entries(t.names).map(([value, label]) => ({ value, label }))
  return (
    <FormDialog form={form} title={t.title(name)} verb={t.confirm} keep={t.keep} onClose={onClose}>
      <p>{t.meaning}</p>
      <RadioCards {...form.field("role")} options={roles} defaultValue={person.desk_role ?? "none"} isStacked />
    </FormDialog>
  )
}
