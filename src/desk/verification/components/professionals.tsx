import { useRevalidator } from "react-router"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import type { DeskProfessional } from "../../../professionals/papers/desk/paper-desk.schema.ts"
import { needsTwo } from "../../../professionals/second-look/second-look.rules.ts"
import type { CheckRule } from "../../../professionals/second-look/second-look.schema.ts"
import { checkKinds, hasNumber } from "../../../professionals/verification.rules.ts"
import { Badge } from "../../../ui/badge.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { ListScreen } from "../../../ui/list/list-screen.tsx"
import { ListSearch } from "../../../ui/list/list-search.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import type { Column } from "../../../ui/table.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { ProfessionalList } from "../professionals.list.ts"
import { deskProfessionalsTexts, waitingPapersTexts } from "../texts.ts"
import { checkForm } from "../verification.form.ts"
import { DecisionFields } from "./decision-fields.tsx"

type Rules = readonly CheckRule[]

export function Professionals({ list, rules }: { list: ProfessionalList; rules: Rules }) {
  const canAct = useHasDeskRole("desk")
  const t = useTexts(deskProfessionalsTexts)
  const columns: Column<DeskProfessional>[] = [
    {
      header: t.columns.professional,
      cell: ({ account_id, business_name, full_name, email }) => (
        <div className="min-w-0">
          <Link
            to={`/admin/people/${account_id}`}
            className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
          >
            {business_name}
          </Link>
          <p className="wrap-anywhere font-normal text-muted text-sm">{full_name}</p>
          <p className="wrap-anywhere font-normal text-muted text-sm">{email}</p>
        </div>
      ),
      slot: "title",
    },
    {
      header: t.columns.checks,
      name: "checks",
      cell: (row) => <Checks professional={row} />,
      slot: "line",
      width: "@[52rem]:w-80",
    },
    {
      header: t.columns.state,
      name: "state",
      cell: ({ is_verified }) =>
        is_verified ? (
          <Badge tone="neem" icon="shield-check">
            {t.verified}
          </Badge>
        ) : (
          <Badge>{t.notVerified}</Badge>
        ),
      slot: "chip",
      width: "@[52rem]:w-36",
    },
    {
      header: t.columns.act,
      cell: ({ id, business_name }) =>
        canAct && (
          <LinkButton to={list.toDialog("check", id)} preventScrollReset variant="secondary" size="small">
            <span>
              {t.record}
              <span className="sr-only">: {business_name}</span>
            </span>
          </LinkButton>
        ),
      slot: "actions",
      width: "@[52rem]:w-36",
    },
  ]
  return (
    <>
      <ListSearch list={list} label={t.search} className="mb-6 w-full md:w-96" />
      <ListScreen list={list}>
        {(rows) => <ListTable caption={t.columns.professional} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </ListScreen>
      {list.opened && <CheckDialog key={list.opened.row.id} professional={list.opened.row} list={list} rules={rules} />}
    </>
  )
}

function Checks({ professional: { checks, waiting } }: { professional: DeskProfessional }) {
  const t = useTexts(deskProfessionalsTexts)
  const { checks: names } = useTexts(waitingPapersTexts)
  const dates = useDates()
  return (
    <div className="text-sm">
      {checks.length === 0 && <p className="text-muted">{t.nothing}</p>}
      <ul>
        {checks.map(({ kind, result, valid_until }) => (
          <li key={kind}>
            {t.check(names[kind], t.results[result], valid_until ? t.until(dates.day(valid_until)) : "")}
          </li>
        ))}
      </ul>
      {waiting > 0 && <p className="font-semibold">{t.waiting(waiting)}</p>}
    </div>
  )
}

type CheckDialogProps = { professional: DeskProfessional; list: ProfessionalList; rules: Rules }

function CheckDialog({ professional, list, rules }: CheckDialogProps) {
  const { dialog: t } = useTexts(deskProfessionalsTexts)
  const { checks: names } = useTexts(waitingPapersTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(checkForm, {
    hiddenFields: { id: professional.id, seen_at: latestOf(professional) },
    draft: tabDraft(`${checkForm.name}:${professional.id}`),
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) list.close()
    },
  })
  const kind = checkKinds.find((one) => one === form.typed.check)
  return (
    <FormDialog
      form={form}
      title={t.title(professional.business_name)}
      verb={t.confirm}
      keep={t.keep}
      keepOnOutsideClick
      onClose={list.close}
    >
      <p>{t.meaning}</p>
      <SelectField
        {...form.field("check")}
        options={checkKinds.map((value) => ({ value, label: names[value] }))}
        placeholder=""
      />
      <DecisionFields
        form={form}
        texts={t}
        needsSecond={needsTwo(rules, kind)}
        hasNumber={kind !== undefined && hasNumber(kind)}
      />
    </FormDialog>
  )
}

/** Of its checks; empty: none. */
const latestOf = ({ checks }: DeskProfessional) =>
  checks
    .map(({ checked_at }) => new Date(checked_at).toISOString())
    .toSorted()
    .at(-1) ?? ""
