import { SESSION_EVENT } from "../session/stored-session.ts"
import { listEntries, ownerHere } from "./outbox-store.ts"

/**
 * Senders that are too large for every page, as those that need a session: the script of a kind registers its sender and
 * flushes. It is loaded only where entries of the person who is signed in wait for it, also when they sign in later.
 * @param scripts addresses by kind
 */
export const loadSenders = (scripts: Record<string, string>) => {
  const load = async () => {
    const owner = ownerHere()
    const kinds = new Set(
      (await listEntries()).filter((one) => one.owner === owner && !one.refused).map(({ kind }) => kind),
    )
    for (const kind of kinds) {
      const script = scripts[kind]
      if (script) await import(/* @vite-ignore */ script).catch(() => undefined)
    }
  }
  addEventListener(SESSION_EVENT, () => void load())
  return load()
}
