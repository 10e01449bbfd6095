// In which session something is being done: said once by the adapter, for what records it. Whoever records an act deep inside
// of a use case need not be handed it, and a write of one statement, which has no transaction, knows it too.
import { AsyncLocalStorage } from "node:async_hooks"

export interface CurrentSession {
  account_id: string
  session_id: string
  network: string
}

const current = new AsyncLocalStorage<CurrentSession>()

export const runInSession = <T>(session: CurrentSession | undefined, work: () => T): T =>
  session ? current.run(session, work) : work()

/** Undefined for who is not signed in, and for what the clock does. */
export const currentSession = () => current.getStore()
