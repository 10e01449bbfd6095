import { useEvents } from "../../events/use-events.ts"
import { renew } from "../../platform/session/renewal.ts"

/** While a page of somebody is open, their account may get its other side elsewhere: then this browser knows of it too. */
export const useRoleChanges = () =>
  useEvents(({ kind }) => {
    if (kind === "roles_changed" || kind === "reset") void renew()
  })
