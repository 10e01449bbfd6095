import { z } from "zod"
import { takedown } from "../../moderation/takedown.schema.ts"
import { photoSizes } from "../../platform/files/photo-sizes.ts"
import { anyId } from "../../platform/id.schema.ts"
import { anyLine, anyLines } from "../../platform/visible-text.schema.ts"
import { bandStarts, works } from "../cost/cost.rules.ts"
import { band } from "../cost/cost.schema.ts"
import { cover } from "../cover.schema.ts"
import {
  ALT_LIMIT,
  CAPTION_LIMIT,
  DESCRIPTION_LIMIT,
  EARLIEST_YEAR,
  homeTypes,
  LARGEST_AREA,
  LOCALITY_LIMIT,
  LONGEST_WEEKS,
  MAX_PICTURES,
  pictureRoles,
  SMALLEST_AREA,
  TITLE_LIMIT,
} from "./project.rules.ts"

const sizesSaid = Object.entries(photoSizes)
  .map(([name, pixels]) => `${name}: ${pixels} pixels at most`)
  .join("; ")

const projectPicture = z.object({
  file_id: z.string(),
  role: z.enum(pictureRoles).describe("before: shown behind the photograph after it; plan: a drawing"),
  caption: z.string(),
  alt: z.string().describe("Read to those who do not see it; empty: the caption says it"),
  width: z.number().int().describe("Pixels of the whole picture, upright"),
  height: z.number().int(),
  placeholder: z.string().nullable().describe("A data URL of some pixels, to be shown until it has come"),
  urls: z.record(z.string(), z.string()).describe(`Addresses by size (${sizesSaid}); AVIF for who takes it, else WebP`),
})
export type ProjectPicture = z.output<typeof projectPicture>

/** A project as its page shows it. */
export const project = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().describe("What was done"),
  work: z.enum(works).nullable().describe("What it is; null: not said"),
  home_type: z.enum(homeTypes).nullable(),
  area_sqft: z.number().int().nullable(),
  locality: z.string(),
  completed_year: z.number().int().nullable().describe("Null only of a draft"),
  duration_weeks: z.number().int().nullable(),
  paid: band.nullable().describe("What the owner paid in all, in rupees; null: not said"),
  review_id: z.string().nullable().describe("What its customer said of the job"),
  picture: cover,
  pictures: z.array(projectPicture),
  published_at: z.string().nullable().describe("Instant; null: a draft, which only its professional sees"),
  updated_at: z.string(),
  version: z.number().int().describe("Counts its changes"),
  takedown: takedown.nullable().describe("Why administrators have hidden it, for its professional alone"),
})
export type ShownProject = z.output<typeof project>

/** One of a list, which is open to everybody: its pictures are with itself. */
export const listedProject = project.extend({
  pictures: z.array(projectPicture.pick({ role: true })),
  picture_count: z.number().int(),
})
export type ListedProject = z.output<typeof listedProject>

const placedPicture = z.object({
  file_id: anyId,
  role: z.enum(pictureRoles).default("photo"),
  caption: anyLine(CAPTION_LIMIT).default(""),
  alt: anyLine(ALT_LIMIT).default(""),
})
export type PlacedPicture = z.output<typeof placedPicture>

/** What is not named stays as it is. */
export const projectChange = z.object({
  title: anyLine(TITLE_LIMIT).optional(),
  description: anyLines(DESCRIPTION_LIMIT).optional(),
  work: z.enum(works).nullable().optional(),
  home_type: z.enum(homeTypes).nullable().optional(),
  area_sqft: z.number().int().min(SMALLEST_AREA).max(LARGEST_AREA).nullable().optional(),
  locality: anyLine(LOCALITY_LIMIT).optional().describe("The part of the city, not the address"),
  completed_year: z.number().int().min(EARLIEST_YEAR).nullable().optional(),
  duration_weeks: z.number().int().min(1).max(LONGEST_WEEKS).nullable().optional(),
  paid_from: z
    .literal(bandStarts)
    .nullable()
    .optional()
    .describe("Rupees at which the band of what the owner paid begins"),
  review_id: anyId.nullable().optional().describe("One of the reviews of this professional"),
  pictures: z
    .array(placedPicture)
    .max(MAX_PICTURES)
    .optional()
    .describe("All of them, in their order; new ones as their uploads answered"),
  published: z.boolean().optional(),
  version: z.number().int().optional().describe("The version that was seen: another one by now is a conflict"),
})
export type ProjectChange = z.output<typeof projectChange>
