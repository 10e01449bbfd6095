import { z } from "zod"
import { businessForm, studioAddress } from "../../professionals/business/business.schema.ts"

/** What the form of each step asks for; the calls behind them check it again, with the rules of their own slices. */
export const offerStep = z.object({ service_type: z.string().min(1) })
export const visitStep = z.object({
  duration: z.string().min(1),
  at_site: z.boolean(),
  at_studio: z.boolean(),
  online: z.boolean(),
  studio_address: studioAddress.optional(),
})
export const placeStep = z.object({ city_id: z.string().min(1) })
export const priceStep = z.object({ price: z.string().trim().min(1).max(20) })
const day = z.boolean()
/** The days as the calls number them: d0 is Sunday. */
export const hoursStep = z.object({
  ...{ from: z.string().min(1), to: z.string().min(1) },
  ...{ d0: day, d1: day, d2: day, d3: day, d4: day, d5: day, d6: day },
})
export const aboutStep = businessForm
  .pick({ headline: true, about: true, business_phone: true })
  .required({ headline: true })
