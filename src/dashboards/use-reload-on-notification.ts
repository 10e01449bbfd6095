import { useEvents } from "../events/use-events.ts"

/** A notice says that the other side has done something, so what is shown here is loaded anew. */
export const useReloadOnNotification = (reload: () => void) =>
  useEvents(({ kind }) => {
    if (kind === "notification_created") reload()
  })
