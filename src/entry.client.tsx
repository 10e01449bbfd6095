import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { restoreSession } from "./platform/session/stored-session.ts"
import { codeBeforePage } from "./shell/code-before-page.ts"

restoreSession()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[codeBeforePage]} />
    </StrictMode>,
  )
})
