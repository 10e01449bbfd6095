import type { ReactNode } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../ui/button.tsx"
import type { ButtonSize, ButtonVariant } from "../../ui/button-style.ts"
import { useOneAtATime } from "../../ui/form/use-one-at-a-time.ts"

type ActionButtonProps = {
  act: () => Promise<unknown>
  variant?: ButtonVariant
  size?: ButtonSize
  children: ReactNode
}

/** One press, one act; afterwards the page shows how things stand. */
export function ActionButton({ act, variant = "secondary", size, children }: ActionButtonProps) {
  const { busy, alone } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const press = async () => {
    await act()
    await revalidate()
  }
  return (
    <Button variant={variant} size={size} busy={busy} onClick={() => void alone(press)}>
      {children}
    </Button>
  )
}
