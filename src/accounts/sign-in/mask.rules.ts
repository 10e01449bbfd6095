const hidden = /token|email|name|mobile|phone|_id$|^id$|last_login|password/i

/** An answer fit to be shown on a screen: the shape stays, token and personal data become their length. */
export const maskAnswer = (value: unknown, key = ""): unknown => {
  if (Array.isArray(value)) return value.map((one) => maskAnswer(one, key))
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAnswer(inner, name)]))
  }
  return typeof value === "string" && hidden.test(key) ? `••• (${value.length} characters)` : value
}
