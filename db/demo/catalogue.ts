import { architects1 } from "./architects-1.ts"
import { architects2 } from "./architects-2.ts"
import { architects3 } from "./architects-3.ts"
import { architects4 } from "./architects-4.ts"
import type { DemoReview } from "./demo.types.ts"
import { interiorDesigners1 } from "./interior-designers-1.ts"
import { interiorDesigners2 } from "./interior-designers-2.ts"
import { interiorDesigners3 } from "./interior-designers-3.ts"
import { interiorDesigners4 } from "./interior-designers-4.ts"
import { interiorDesigners5 } from "./interior-designers-5.ts"
import { reviews1 } from "./reviews-1.ts"
import { reviews2 } from "./reviews-2.ts"
import { reviews3 } from "./reviews-3.ts"
import { reviews4 } from "./reviews-4.ts"
import { reviews5 } from "./reviews-5.ts"
import { reviews6 } from "./reviews-6.ts"
import { reviews7 } from "./reviews-7.ts"
import { reviews8 } from "./reviews-8.ts"
import { homeVisits } from "./visits-homes.ts"
import { siteVisits } from "./visits-sites.ts"

// The parts put together. They are several files only because one would be too long to read.

export const professionals = [
  ...interiorDesigners1,
  ...interiorDesigners2,
  ...interiorDesigners3,
  ...interiorDesigners4,
  ...interiorDesigners5,
  ...architects1,
  ...architects2,
  ...architects3,
  ...architects4,
]

/** By the professional's name, the latest first. */
export const reviews: Record<string, DemoReview[]> = {
  ...reviews1,
  ...reviews2,
  ...reviews3,
  ...reviews4,
  ...reviews5,
  ...reviews6,
  ...reviews7,
  ...reviews8,
}

export const visits = [...homeVisits, ...siteVisits]
