import { brand } from "../brand.ts"
import type { Config } from "./config.server.ts"

/** No mail reaches a name that ends so (RFC 2606), and no page. */
const isExample = (text: string) => /\.example\b/.test(text)

/** What would be promised to people and reach nobody, each with what it is now: "MAIL_FROM (hello@sthapati.example)". */
export const exampleSettings = ({ mailFrom, publicUrl, adminEmail = "" }: Partial<Config>): string[] => {
  const settings = { MAIL_FROM: mailFrom, PUBLIC_URL: publicUrl, ADMIN_EMAIL: adminEmail }
  return [...textsIn(settings), ...textsIn(brand, "src/brand.ts: ")]
    .filter(([, text]) => isExample(text))
    .map(([name, text]) => `${name} (${text})`)
}

const textsIn = (value: unknown, name = ""): [name: string, text: string][] => {
  if (typeof value === "string") return [[name, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, /[\w]$/.test(name) ? `${name}.${key}` : name + key))
}
