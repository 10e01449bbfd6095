import type { ReactNode } from "react"
import type { DeskPaper } from "../../../professionals/papers/desk/paper-desk.schema.ts"
import { gstState, isCheckKind, registers } from "../../../professionals/papers/paper.rules.ts"
import { needsTwo } from "../../../professionals/second-look/second-look.rules.ts"
import type { CheckRule } from "../../../professionals/second-look/second-look.schema.ts"
import { hasNumber, registrationNumber } from "../../../professionals/verification.rules.ts"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { Link } from "../../../ui/link.tsx"
import { useDecisionForm } from "../../../ui/list/use-decision-form.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { WaitingPaperList } from "../papers.list.ts"
import { paperDialogTexts, waitingPapersTexts } from "../texts.ts"
import { decisionForm } from "../verification.form.ts"
import { DecisionFields } from "./decision-fields.tsx"
import { LookedAt } from "./looked-at.tsx"
import { PaperFile } from "./paper-file.tsx"

/** The dialog that the address opens, if any. */
export function PaperDialog({ list, rules }: { list: WaitingPaperList; rules: readonly CheckRule[] }) {
  const { opened } = list
  if (!opened) return null
  return (
    <LookedAt key={opened.row.id} id={opened.row.id} close={list.close}>
      {(paper) => <Decide paper={paper} list={list} rules={rules} />}
    </LookedAt>
  )
}

function Decide({ paper, list, rules }: { paper: DeskPaper; list: WaitingPaperList; rules: readonly CheckRule[] }) {
  const t = useTexts(paperDialogTexts)
  const { checks } = useTexts(waitingPapersTexts)
  const draft = tabDraft(`${decisionForm.name}:${paper.id}`)
  const form = useDecisionForm(decisionForm, { hiddenFields: { id: paper.id }, draft, close: list.close })
  return (
    <FormDialog
      form={form}
      title={checks[paper.check]}
      verb={t.confirm}
      keep={t.keep}
      width="wide"
      keepOnOutsideClick
      onClose={list.close}
    >
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <PaperFile paper={paper} />
          {/* What is to be read has the side of its own; a number alone leaves it to the facts. */}
          {!paper.file && <Facts paper={paper} />}
        </div>
        <div className="grid content-start gap-5">
          {paper.file && <Facts paper={paper} />}
          <DecisionFields
            form={form}
            texts={t}
            needsSecond={needsTwo(rules, paper.check)}
            hasNumber={isCheckKind(paper.check) && hasNumber(paper.check)}
          />
        </div>
      </div>
    </FormDialog>
  )
}

function Facts({ paper }: { paper: DeskPaper }) {
  const t = useTexts(paperDialogTexts)
  const dates = useDates()
  const { owner, check, number } = paper
  const register = check === "coa" || check === "gst" ? check : undefined
  const rows: [label: string, value: ReactNode][] = [
    [
      t.of,
      <Link key="of" to={`/admin/people/${owner.account_id}`} className="underline underline-offset-4">
        {owner.business_name}
      </Link>,
    ],
    [t.person, owner.full_name],
    [t.licence, paper.title],
    [t.number, number && <code key="number">{number}</code>],
    [t.state, register && number && <NumberState check={register} number={number} />],
    [t.given, dates.instant(paper.given_at, new Date())],
    [t.until, paper.valid_until && dates.day(paper.valid_until)],
  ]
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {register && (
        <p>
          <a href={registers[register]} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {t.register[register]}
          </a>
        </p>
      )}
    </div>
  )
}

/** What can be known without the register. */
function NumberState({ check, number }: { check: "coa" | "gst"; number: string }) {
  const { numberIs: t } = useTexts(paperDialogTexts)
  if (!registrationNumber(check, number)) return t.wrong
  return check === "gst" ? t.valid(gstState(number) ?? "") : t.form
}
