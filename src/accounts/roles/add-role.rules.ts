/** Which side an account may get beside what it has (decisions 3, specification 1 §5). Pure; both sides ask it. */
import type { AccountKind } from "../sign-up/kind.rules.ts"

export interface Sides {
  customer_type: string | null
  is_professional: boolean
}

/** What stands in the way, by its name among the words; undefined where nothing does. */
export const whyNotAdded = ({ customer_type, is_professional }: Sides, wanted: AccountKind) => {
  if (wanted === "professional") return is_professional ? "hasProfessional" : undefined
  if (customer_type === null) return undefined
  if (customer_type === wanted) return "hasCustomer"
  if (customer_type === "individual") return "individualStays"
  return customer_type === "builder" ? "builderStays" : "developerStays"
}

/** Digits as they are read off a mail: in one piece or in two. */
export const codeIn = (text: string) => text.replace(/[\s-]/g, "")

export const codeViolation = (text: string) => (/^\d{6}$/.test(codeIn(text)) ? undefined : "code_digits")
