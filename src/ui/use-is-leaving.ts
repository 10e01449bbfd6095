import { useContext } from "react"
import { UNSAFE_DataRouterContext, useLocation } from "react-router"
import { isCodeLoading } from "./code-loading.ts"

/** Says whether another page is on its way; the router knows before React has drawn it. */
export const useIsLeaving = () => {
  const context = useContext(UNSAFE_DataRouterContext)
  const { pathname } = useLocation()
  return () => isCodeLoading() || (context?.router.state.navigation.location?.pathname ?? pathname) !== pathname
}
