import { useCallback, useContext } from "react"
import { type NavigateOptions, UNSAFE_DataRouterContext } from "react-router"
import { isCodeLoading } from "./code-loading.ts"

/** Who is in the middle of a choice: the next page would close their menu, and a press that began here would end nowhere. */
const CHOOSING = "[popover=auto]:popover-open, dialog[open], a:active"

const LOOK_AGAIN_MS = 100

/**
 * For a page that leads on by itself, in an effect that returns what this returns. It gives way to where somebody already
 * goes: menus hear a press before the rest of the page runs, the state that a component is drawn with may not know of it
 * yet, and a link that was pressed before the application ran is the browser's (shell/hydrate.script.ts). While a menu is
 * open it waits.
 */
export function useLeadOn() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(
    (to: string, options?: NavigateOptions) => {
      const here = router?.state.location
      let timer: ReturnType<typeof setTimeout> | undefined
      const lead = () => {
        const isPressed = "leaving" in document.documentElement.dataset
        const isLeaving = isPressed || isCodeLoading() || router?.state.navigation.state !== "idle"
        if (isLeaving || router?.state.location !== here) return
        if (document.querySelector(CHOOSING)) timer = setTimeout(lead, LOOK_AGAIN_MS)
        else void router?.navigate(to, { ...options, replace: true })
      }
      lead()
      return () => clearTimeout(timer)
    },
    [router],
  )
}
