import type { ReactNode } from "react"
import { useRevalidator } from "react-router"
import { ChangeEmailForm } from "../../accounts/email/components/change-email-form.tsx"
import { ChangePasswordForm } from "../../accounts/password/components/change-password-form.tsx"
import {
  SecondFactorSection,
  type SecondFactorState,
} from "../../accounts/second-factor/components/second-factor-section.tsx"
import { OwnSessions } from "../../accounts/session/components/own-sessions.tsx"
import type { OwnSession } from "../../accounts/session/session.contract.ts"
import { buttonStyle } from "../../ui/button-style.ts"
import { Icon } from "../../ui/icon.tsx"
import { useFreshOnReturn } from "../../ui/list/use-fresh-on-return.ts"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { settingsTexts } from "../texts.ts"

export interface Security {
  email: string
  secondFactor: SecondFactorState
  sessions: OwnSession[]
  total: number
}

/** Password, e-mail address, second factor and open sessions. */
export function SecuritySection({ email, secondFactor, sessions, total }: Security) {
  const { access: t } = useTexts(settingsTexts)
  const { revalidate } = useRevalidator()
  useFreshOnReturn()
  return (
    <>
      <TitledCard title={t.title}>
        <FoldedRow {...t.password} open={t.change}>
          <ChangePasswordForm email={email} onChanged={revalidate} />
        </FoldedRow>
        <FoldedRow {...t.email} open={t.change}>
          <ChangeEmailForm email={email} />
        </FoldedRow>
      </TitledCard>
      <SecondFactorSection state={secondFactor} email={email} onChanged={revalidate} />
      <OwnSessions sessions={sessions} total={total} />
    </>
  )
}

type FoldedRowProps = { title: string; hint: string; open: string; children: ReactNode }

/** A row that unfolds a form. What was typed stays when it is folded again. */
function FoldedRow({ title, hint, open, children }: FoldedRowProps) {
  return (
    <details className="group border-line border-t py-3 last:pb-0">
      <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg">
        <span className="min-w-0 flex-1 basis-36">
          <span className="block font-semibold">{title}</span>
          <span className="block text-muted">{hint}</span>
        </span>
        <span className={buttonStyle("secondary", "normal")}>
          {open}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="max-w-md pt-4 pb-2">{children}</div>
    </details>
  )
}
