import { useRevalidator } from "react-router"
import { useEvents } from "../events/use-events.ts"
import { useFreshOnReturn } from "../ui/list/use-fresh-on-return.ts"

/** Reloads the page's data when an export is ready, and when the person returns to the tab. */
export const useFreshPrivacy = () => {
  const { revalidate } = useRevalidator()
  useFreshOnReturn()
  useEvents(({ kind }) => {
    if (kind === "export_ready" || kind === "reset") void revalidate()
  })
}
