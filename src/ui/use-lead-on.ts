import { useCallback, useContext } from "react"
import { type NavigateOptions, UNSAFE_DataRouterContext } from "react-router"
import { isCodeLoading } from "./code-loading.ts"

/**
 * For a page that leads on by itself. It gives way to where somebody already goes: menus hear a press before the rest of
 * the page runs, the state that a component is drawn with may not know of it yet, and a link that was pressed before the
 * application ran is the browser's (shell/hydrate.script.ts).
 */
export function useLeadOn() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(
    (to: string, options?: NavigateOptions) => {
      const isPressed = "leaving" in document.documentElement.dataset
      const isLeaving = isPressed || isCodeLoading() || router?.state.navigation.state !== "idle"
      if (!isLeaving) void router?.navigate(to, { ...options, replace: true })
    },
    [router],
  )
}
