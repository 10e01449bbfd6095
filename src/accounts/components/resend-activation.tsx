import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { resendHere } from "../resend-here.ts"

/** Asks for the activation mail again and says what came of it. */
export function ResendActivation({ email, redirect }: { email: string; redirect: string | undefined }) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle")
  const [words, setWords] = useState("")
  const send = async () => {
    setState("busy")
    const { isSent, message } = await resendHere(email, redirect)
    setWords(message)
    setState(isSent ? "done" : "idle")
  }
  return (
    <div className="grid justify-items-start gap-2">
      {state !== "done" && (
        <Button variant="secondary" size="small" icon="mail" busy={state === "busy"} onClick={send}>
          Send the activation link again
        </Button>
      )}
      <p role="status" className={words ? "text-ink" : "sr-only"}>
        {words}
      </p>
    </div>
  )
}
