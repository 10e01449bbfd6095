import { z } from "zod"
import { anyLine, line, lines } from "../../platform/visible-text.schema.ts"
import { MAX_LETTERS } from "../document/document.schema.ts"
import { LIMITS } from "./writing.rules.ts"

/** As the dialog has it: everything is text. */
export const postFields = z.object({
  title: line(LIMITS.title),
  category_id: z.string().min(1),
  excerpt: line(LIMITS.excerpt),
  content: lines(MAX_LETTERS),
  featured_image: anyLine(500).optional(),
  tags: anyLine(400).optional(),
})
