/** Remember me, as far as the form goes: the identifier is there next time. */
export const rememberIdentifier = (identifier: string | null) => {
  if (identifier) {
    localStorage.setItem("rememberedIdentifier", identifier)
    localStorage.setItem("rememberMe", "true")
  } else {
    localStorage.removeItem("rememberedIdentifier")
    localStorage.removeItem("rememberMe")
  }
}
export const rememberedIdentifier = () =>
  localStorage.getItem("rememberMe") === "true" ? localStorage.getItem("rememberedIdentifier") : null
