/** Light, dark or the system's: worn as `data-theme` on <html>, kept for the next page and the next visit. */
import { storeText } from "./storage.ts"

export type Theme = "system" | "light" | "dark"

const THEME_KEY = "theme"

/** Fired on window when somebody chooses. */
export const THEME_EVENT = "sthapati:theme"

export const currentTheme = () => (document.documentElement.dataset.theme as Theme | undefined) ?? "system"

/** Undefined: the system's. */
export const storedTheme = () => {
  const stored = localStorage.getItem(THEME_KEY)
  return stored === "light" || stored === "dark" ? stored : undefined
}

export const chooseTheme = (theme: Theme) => {
  const { dataset } = document.documentElement
  if (theme === "system") delete dataset.theme
  else dataset.theme = theme
  storeText(THEME_KEY, theme)
  window.dispatchEvent(new Event(THEME_EVENT))
}
