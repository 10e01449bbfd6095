import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react"
import { identityPrompt, settleIdentity } from "../../../platform/session/identity-prompt.ts"

interface Ask {
  /** Called once the question is answered, or is not going to be. */
  onSettled: (isConfirmed: boolean) => void
}

const loadConfirmIdentity = () => import("./confirm-identity.tsx")

/** In a signed-in area, where all such calls are made: asks who it is where a call wants to know. The dialog comes when it is first needed. */
export function IdentityQuestion() {
  const { subscribe, isAsked, onServer } = identityPrompt
  const asked = useSyncExternalStore(subscribe, isAsked, onServer)
  const [ConfirmIdentity, setDialog] = useState<ComponentType<Ask>>()
  useEffect(() => {
    if (!asked) return
    loadConfirmIdentity().then(
      (loaded) => setDialog(() => loaded.ConfirmIdentity),
      // Out of reach: the call says what it was refused with.
      () => settleIdentity(false),
    )
  }, [asked])
  return asked && ConfirmIdentity ? <ConfirmIdentity onSettled={settleIdentity} /> : null
}
