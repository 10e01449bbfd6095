import { z } from "zod"
import { anyLine, line } from "../../platform/visible-text.schema.ts"
import { imageAddress } from "../document/addresses.ts"
import { isSlug } from "./slug.rules.ts"
import { asTags, MAX_TAG, MAX_TAGS, tagsFrom } from "./tags.rules.ts"

export const MAX_TITLE = 150
export const MAX_EXCERPT = 400
/** Of HTML as it comes in; what it says is bounded again by the document. */
const MAX_CONTENT = 1_500_000
/** So that nothing long is walked before it is refused. */
const MAX_TAG_TEXT = 2_000

/** A list, or as people type it: "monsoon, roof, terrace". */
const tags = z
  .union([z.string().max(MAX_TAG_TEXT), z.array(z.string().max(MAX_TAG_TEXT)).max(300)])
  .transform((given) => asTags((typeof given === "string" ? [given] : given).flatMap(tagsFrom)))
  .pipe(z.array(z.string().max(MAX_TAG)).max(MAX_TAGS))

const featured_image = z
  .string()
  .max(500)
  .transform((address) => address.trim() || null)
  .nullable()

/** What a post says, in the words of the API. */
export const postInput = z.object({
  title: line(MAX_TITLE),
  category_id: z.coerce.number().int().min(1).max(32_767),
  excerpt: line(MAX_EXCERPT),
  content: z
    .string()
    .min(1)
    .max(MAX_CONTENT)
    .describe("HTML; what is no text, heading, list, quote, table, link or own picture is left out"),
  featured_image: featured_image.optional().describe("A picture that was uploaded here, by its address"),
  featured_alt: anyLine(300).optional(),
  tags: tags.optional(),
  slug: z
    .string()
    .max(120)
    .refine(isSlug, { params: { rule: "slug" } })
    .optional()
    .describe("The last part of its address; made from the title without it"),
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
