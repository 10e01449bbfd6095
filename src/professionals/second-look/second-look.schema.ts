import { z } from "zod"
import { anyLine } from "../../platform/visible-text.schema.ts"
import { LIMITS } from "../papers/paper.rules.ts"
import { checkKinds } from "../verification.rules.ts"

/** An approval that waits for another administrator. */
export const secondLook = z.object({
  id: z.string(),
  provider_id: z.string(),
  account_id: z.string().describe("Of the professional"),
  business_name: z.string(),
  check: z.enum(checkKinds),
  number: z.string().nullable().describe("Its end alone for who does not decide"),
  note: z.string().nullable(),
  valid_until: z.string(),
  paper_id: z.string().nullable().describe("To be looked at before it is confirmed; null: none was given"),
  proposed_by: z.string().describe("Name"),
  is_mine: z.boolean().describe("Recorded by who reads it, so somebody else confirms it"),
  proposed_at: z.string(),
})
export type SecondLook = z.output<typeof secondLook>

export const checkRule = z.object({ check: z.enum(checkKinds), needs_second: z.boolean() })
export type CheckRule = z.output<typeof checkRule>

export const checkRulesNow = z.object({
  rules: z.array(checkRule),
  deciders: z.number().int().describe("Administrators who could approve or confirm; of fewer than two nobody confirms"),
})
export type CheckRules = z.output<typeof checkRulesNow>

export const secondLookDecision = z.object({
  id: z.string().max(100),
  decision: z.enum(["confirm", "return"]).describe("return: it is as if it had not been recorded"),
  note: anyLine(LIMITS.note).default("").describe("Why it goes back; in the record"),
})
