import { useState } from "react"
import { storedToken } from "../../../platform/session/stored-session.ts"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { maskAnswer } from "../../mask-answer.rules.ts"
import { activityTrackingTexts } from "../texts.ts"

type DebugPanelProps = { answer: object; onRetry: () => void; busy: boolean }

/** For who looks for a fault: what the server has answered, without whom it is about. */
export function DebugPanel({ answer, onRetry, busy }: DebugPanelProps) {
  const { debug: t } = useTexts(activityTrackingTexts)
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Button variant="plain" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t.hide : t.show}
      </Button>
      {isShown && (
        <Card className="grid w-full grid-cols-1 gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <TokenLine />
            </p>
            <Button variant="secondary" size="small" onClick={onRetry} busy={busy}>
              {t.retry}
            </Button>
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
            tabIndex={0}
            aria-label={t.answer}
            className="max-h-96 overflow-auto rounded-md bg-sunken p-3"
          >
            <pre className="text-sm">{JSON.stringify(maskAnswer(answer), null, 2)}</pre>
          </section>
        </Card>
      )}
    </div>
  )
}

/** Of the token nothing but its measure is put on the screen. */
function TokenLine() {
  const { debug: t } = useTexts(activityTrackingTexts)
  const token = storedToken()
  return token ? t.token(token.length, token.split(".").length) : t.noToken
}
