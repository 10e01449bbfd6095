import { z } from "zod"
import { anyLine, line, lines } from "../../platform/visible-text.schema.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"

/** As the dialog has it: everything is text. */
export const postFields = z.object({
  title: line(POST_LIMITS.title),
  category_id: z.string().min(1),
  excerpt: line(POST_LIMITS.excerpt),
  content: lines(POST_LIMITS.text),
  featured_image: anyLine(500).optional(),
  tags: anyLine(400).optional(),
})
