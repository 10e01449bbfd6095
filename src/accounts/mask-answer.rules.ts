/** What the server answered, fit for a screen that somebody shows to others while they look for a fault. Pure. */

const HIDDEN = "•••"

/** The shape stays; tokens, ids and names of people, addresses of people and of networks become dots. */
export const maskAnswer = (answer: unknown): unknown => {
  if (typeof answer === "string") return maskText(answer)
  if (Array.isArray(answer)) return answer.map(maskAnswer)
  if (typeof answer !== "object" || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      value && isPrivate(name) && !isCount(name, value) ? HIDDEN : maskAnswer(value),
    ]),
  )
}

/** Of sign-ins by "Mobile", say: it tells of nobody, and no telephone number is as short. */
const isCount = (name: string, value: unknown) => typeof value === "number" && value < 1e8 && !/(^|_)id$/i.test(name)

const isPrivate = (name: string) =>
  /token|secret|password|cookie|email|name|mobile|phone|last_login|ip_address|network|^id$|_id$/i.test(name)

const maskText = (text: string) =>
  text
    .replace(/[^\s@"]+@[^\s@"]+/g, HIDDEN)
    .replace(/\b(\d{1,3}\.){3}\d{1,3}\b/g, HIDDEN)
    .replace(/\b[\w-]{10,}\.[\w-]{10,}(\.[\w-]{10,})?/g, HIDDEN)
