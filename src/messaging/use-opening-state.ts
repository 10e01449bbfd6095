import { useLocation } from "react-router"

/** How a conversation came to be open, as its history entry keeps it. */
export interface OpeningState {
  /** To write in it. */
  focus?: boolean
  /** Nobody chose it: the page shows its first one. */
  isUnasked?: boolean
}

export const useOpeningState = () => (useLocation().state as OpeningState | null) ?? {}
