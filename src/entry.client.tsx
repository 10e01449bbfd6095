import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { bindTabToPerson } from "./platform/session/claimed-tab.ts"
import { currentUser } from "./platform/session/renewal.ts"
import { restoreSession, SESSION_EVENT } from "./platform/session/stored-session.ts"
import { storedUser } from "./platform/session/stored-user.ts"
import { HYDRATED_EVENT } from "./shell/app-files.ts"
import { codeBeforePage } from "./shell/code-before-page.ts"

restoreSession()
bindTabToPerson()
// Whose token has run out may be out by now: then the header should not show their name.
void currentUser()

/** Only whoever is signed in has messages; their count comes after the page, whose HTML React has to find as it was sent. */
const countMessages = () => {
  if (storedUser()) void import("./messaging/unread/keep-unread.ts").then(({ keepUnread }) => keepUnread())
}
const onHydrated = () => {
  countMessages()
  addEventListener(SESSION_EVENT, countMessages)
}
addEventListener(HYDRATED_EVENT, onHydrated, { once: true })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[codeBeforePage]} />
    </StrictMode>,
  )
})
