import { useSyncExternalStore } from "react"

const never = () => () => {}

/**
 * False in the server's HTML and until the page's code runs. A form that only works with it keeps its button still
 * until then: a browser's own submit would put the password into an address.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
