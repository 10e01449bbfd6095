import { useNavigation } from "react-router"

/** A page is on its way: seen only where it takes a while. */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === "idle") return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-pending bg-tile print:hidden"
    />
  )
}
