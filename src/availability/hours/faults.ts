import type { TimeSpan } from "../../ui/field/time-span.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { hoursTexts, ownHoursTexts } from "./texts.ts"

/** What is wrong where, by the place in what is sent: "weekly.3.to". */
export type Faults = Record<string, string>

/** What a violated rule is called here, where times read as in the fields and not as they are sent. */
export const useRules = () => ({ ...useTexts(hoursTexts).rules, ...useTexts(ownHoursTexts).mistakes })

/** What is wrong with a stretch, and with which of its times. */
export const errorAt = (faults: Faults, row: string): { at: keyof TimeSpan; message: string } | undefined => {
  const [from, to] = [faults[`${row}.from`], faults[`${row}.to`]]
  if (from) return { at: "from", message: from }
  return to ? { at: "to", message: to } : undefined
}

/** Whatever is wrong with a row. */
export const faultAt = (faults: Faults, row: string): string | undefined =>
  Object.entries(faults).find(([path]) => path.startsWith(`${row}.`))?.[1]
