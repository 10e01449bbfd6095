import { useCallback, useContext } from "react"
import { type NavigateOptions, UNSAFE_DataRouterContext } from "react-router"
import { isCodeLoading } from "./code-loading.ts"

/**
 * For a page that leads on by itself. It gives way to where somebody already goes: menus hear a press before the rest of
 * the page runs, and the state that a component is drawn with may not know of it yet.
 */
export function useLeadOn() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(
    (to: string, options?: NavigateOptions) => {
      const isLeaving = isCodeLoading() || router?.state.navigation.state !== "idle"
      if (!isLeaving) void router?.navigate(to, { ...options, replace: true })
    },
    [router],
  )
}
