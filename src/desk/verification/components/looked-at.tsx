import { type ReactNode, useEffect, useState } from "react"
import type { DeskPaper } from "../../../professionals/papers/desk/paper-desk.schema.ts"
import { Button } from "../../../ui/button.tsx"
import { Spinner } from "../../../ui/loading.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { openPaper } from "../look.actions.ts"
import { paperDialogTexts } from "../texts.ts"

interface LookedAtProps {
  /** Of the paper. */
  id: string
  close: () => void
  children: (paper: DeskPaper) => ReactNode
}

/** Opening it is the look: it is asked for once, and recorded. */
export function LookedAt({ id, close, children }: LookedAtProps) {
  const t = useTexts(paperDialogTexts)
  const [found, setFound] = useState<DeskPaper | string>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isHere = attempt >= 0
    void openPaper(id).then((answer) => isHere && setFound(answer))
    return () => {
      isHere = false
    }
  }, [id, attempt])
  if (typeof found === "object") return children(found)
  const retry = () => {
    setFound(undefined)
    setAttempt(attempt + 1)
  }
  return (
    <Dialog isOpen title={t.waiting} onClose={close}>
      {found === undefined ? (
        <Spinner label={t.loading} visible />
      ) : (
        <div className="grid justify-items-start gap-4" role="alert">
          <p>{found}</p>
          <Button variant="secondary" onClick={retry}>
            {t.retry}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
