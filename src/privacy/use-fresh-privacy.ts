import { useRevalidator } from "react-router"
import { useEvents } from "../events/use-events.ts"
import { useFreshOnReturn } from "../ui/list/use-fresh-on-return.ts"

/** Loads a page that shows somebody's privacy anew when their copy is ready, and when they come back to its tab. */
export const useFreshPrivacy = () => {
  const { revalidate } = useRevalidator()
  useFreshOnReturn()
  useEvents(({ kind }) => {
    if (kind === "copy_ready" || kind === "reset") void revalidate()
  })
}
