import { z } from "zod"
import { isSlug } from "./slug.rules.ts"

/** So that nothing long is looked at; what is longer than an address may be is refused in words of its own. */
const MAX_GIVEN = 120

export const slugField = z
  .string()
  .max(MAX_GIVEN)
  .refine(isSlug, { params: { rule: "slug" } })
