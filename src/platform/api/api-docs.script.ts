/** Starts the page /api/docs. Its dark look is a class on <html>; the theme is the one chosen on the site, else the system's. */
import { storedTheme } from "../theme.ts"

declare const SwaggerUIBundle: (options: Record<string, unknown>) => void

const dark = matchMedia("(prefers-color-scheme: dark)")

const chosen = () => {
  try {
    return storedTheme()
  } catch {
    // The browser forbids storage.
    return undefined
  }
}

const wear = () => {
  document.documentElement.classList.toggle("dark-mode", (chosen() ?? (dark.matches ? "dark" : "light")) === "dark")
}

wear()
dark.addEventListener("change", wear)
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  // By tag: there are more calls than anybody scrolls through.
  filter: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
})
