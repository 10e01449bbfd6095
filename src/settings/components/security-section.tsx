import { useRevalidator } from "react-router"
import { ChangeEmailForm } from "../../accounts/email/components/change-email-form.tsx"
import { ChangePasswordForm } from "../../accounts/password/components/change-password-form.tsx"
import {
  SecondFactorSection,
  type SecondFactorState,
} from "../../accounts/second-factor/components/second-factor-section.tsx"
import { OwnSessions } from "../../accounts/session/components/own-sessions.tsx"
import type { OwnSession } from "../../accounts/session/own-sessions.contract.ts"
import { useFreshOnReturn } from "../../ui/list/use-fresh-on-return.ts"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { settingsTexts } from "../texts.ts"
import { FoldedRow } from "./folded-row.tsx"

export interface Security {
  email: string
  secondFactor: SecondFactorState
  sessions: OwnSession[]
  total: number
}

/** How somebody gets in, and where they are in. */
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
