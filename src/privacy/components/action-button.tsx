import type { ReactNode } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../ui/button.tsx"
import type { ButtonSize, ButtonVariant } from "../../ui/button-style.ts"
import { useOneAtATime } from "../../ui/form/use-one-at-a-time.ts"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { privacyTexts } from "../texts.ts"

type ActionButtonProps = {
  act: () => Promise<unknown>
  variant?: ButtonVariant
  size?: ButtonSize
  children: ReactNode
}

/** Runs the action once per press, then reloads the page's data. */
export function ActionButton({ act, variant = "secondary", size, children }: ActionButtonProps) {
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const press = async () => {
    await act()
    await revalidate()
  }
  return (
    <Button variant={variant} size={size} busy={busy} onClick={() => void run(press)}>
      {children}
    </Button>
  )
}

/** The terms in force, in a new tab: the reader is in the middle of something else. */
export function TermsLink({ version }: { version: string }) {
  const { consents: t } = useTexts(privacyTexts)
  return (
    <Link to="/terms" target="_blank" className="underline underline-offset-4">
      {t.version(version)}
    </Link>
  )
}
