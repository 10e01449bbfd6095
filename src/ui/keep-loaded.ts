import type { ShouldRevalidateFunctionArgs } from "react-router"

/** `shouldRevalidate` of a page whose forms, dialogs and pictures stand in its query and change nothing of what is loaded. */
export const keepLoadedBehindDialog = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
