import { useEffect } from "react"
import { useRevalidator } from "react-router"

/** Loads the page's data anew when somebody comes back to its tab: meanwhile the other side may have answered. */
export const useFreshOnReturn = () => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === "visible") void revalidate()
    }
    document.addEventListener("visibilitychange", onChange)
    return () => document.removeEventListener("visibilitychange", onChange)
  }, [revalidate])
}
