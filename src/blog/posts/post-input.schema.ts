import { z } from "zod"
import { anyLine, line } from "../../platform/visible-text.schema.ts"
import { imageAddress } from "../document/addresses.ts"
import { POST_LIMITS } from "../post-limits.rules.ts"
import { slugField } from "./slug.schema.ts"
import { asTags, tagsFrom } from "./tags.rules.ts"

/** Of HTML as it comes in; what it says is bounded again by the document. */
const MAX_CONTENT = 1_500_000
/** So that nothing long is walked before it is refused. */
const MAX_TAG_TEXT = 2_000

/** A list, or as people type it: "monsoon, roof, terrace". */
const tags = z
  .union([z.string().max(MAX_TAG_TEXT), z.array(z.string().max(MAX_TAG_TEXT)).max(300)])
  .transform((given) => asTags((typeof given === "string" ? [given] : given).flatMap(tagsFrom)))
  .pipe(z.array(z.string().max(POST_LIMITS.tag)).max(POST_LIMITS.tags))

const featured_image = z
  .string()
  .max(500)
  .transform((address) => address.trim() || null)
  .nullable()

/** What a post says, in the words of the API. */
export const postInput = z.object({
  title: line(POST_LIMITS.title),
  category_id: z.coerce.number().int().min(1).max(POST_LIMITS.category),
  excerpt: line(POST_LIMITS.excerpt),
  content: z
    .string()
    .min(1)
    .max(MAX_CONTENT)
    .describe("HTML; what is no text, heading, list, quote, table, link or own picture is left out"),
  featured_image: featured_image.optional().describe("A picture that was uploaded here, by its address"),
  featured_alt: anyLine(POST_LIMITS.alt).optional(),
  tags: tags.optional(),
  slug: slugField.optional().describe("The last part of its address; made from the title without it"),
})
export type PostInput = z.output<typeof postInput>

export const postChange = postInput.partial().extend({
  version: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe("The one that was changed: where there is a newer one, nothing is overwritten"),
})
export type PostChange = z.output<typeof postChange>

/** The path of a picture of ours, whether it came with our address before it or without. */
export const ownPicture = (address: string, publicUrl: string) =>
  imageAddress(address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address)
