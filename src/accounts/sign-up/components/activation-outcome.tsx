import type { Refused } from "../../../platform/form/form.ts"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { FormFrame } from "../../../ui/form/form-frame.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { LinkOutcome, TryingLink } from "../../components/link-outcome.tsx"
import { type Reason, withReturn } from "../../return-to.rules.ts"
import { activationTexts } from "../texts.ts"
import { ResendActivation } from "./resend-activation.tsx"

/** What the address of the page says. */
export interface ActivationLink {
  email: string
  redirect: string | undefined
  why: Reason | undefined
}

/** While it is tried; where no script runs, a button does what the page would do by itself. */
export function TryingActivation({ form }: { form: Pick<FormState<unknown, unknown>, "frame" | "button"> }) {
  const t = useTexts(activationTexts)
  return (
    <TryingLink title={t.activating} wait={t.wait}>
      <Card className="grid justify-items-start gap-5">
        <p>{t.press}</p>
        <FormFrame form={form} className="grid">
          <Button {...form.button}>{t.button}</Button>
        </FormFrame>
      </Card>
    </TryingLink>
  )
}

/** @param done what to say where it worked */
export function ActivationOutcome({ link, done, refused }: { link: ActivationLink; done?: string; refused?: Refused }) {
  const t = useTexts(activationTexts)
  const { email, redirect, why } = link
  const { message = t.failed, details = {} } = refused ?? {}
  const signUp = typeof details.sign_up === "string" ? details.sign_up : undefined
  const isActive = done !== undefined
  return (
    <LinkOutcome title={isActive ? t.activated : t.notActivated} works={isActive} message={done ?? message}>
      {!isActive && !details.isOver && <ResendActivation email={email} signUp={signUp} redirect={redirect} why={why} />}
      <LinkButton to={withReturn("/login", redirect, why)} state={isActive ? { activated: email } : undefined}>
        {t.toLogin}
      </LinkButton>
    </LinkOutcome>
  )
}
