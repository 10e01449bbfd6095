import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { bindTabToPerson } from "./platform/session/claimed-tab.ts"
import { currentUser } from "./platform/session/renewal.ts"
import { restoreSession } from "./platform/session/stored-session.ts"
import { codeBeforePage } from "./shell/code-before-page.ts"

restoreSession()
bindTabToPerson()
// Whose token has run out may be out by now: then the header should not show their name.
void currentUser()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[codeBeforePage]} />
    </StrictMode>,
  )
})
