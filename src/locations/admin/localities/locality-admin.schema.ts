import { z } from "zod"
import { byRule } from "../../../platform/validation.ts"
import { line } from "../../../platform/visible-text.schema.ts"
import { placeNameViolation } from "../place-name.rules.ts"
import { coordinateViolation } from "./locality-centre.rules.ts"

const count = z.number().int()

export const managedLocality = z.object({ id: count, name: z.string(), latitude: z.number(), longitude: z.number() })
export type ManagedLocality = z.output<typeof managedLocality>

const degrees = z
  .union([z.number(), z.string().trim().max(12).superRefine(byRule(coordinateViolation)).transform(Number)])
  .pipe(z.number().min(-180).max(180))

/** A blank is a blank, however many were typed. */
export const localityFields = z.object({
  name: line(80)
    .min(2)
    .overwrite((typed) => typed.replace(/\s+/g, " "))
    .superRefine(byRule(placeNameViolation)),
  latitude: degrees.describe("Of its centre, in degrees north"),
  longitude: degrees.describe("In degrees east"),
})
export type LocalityFields = z.output<typeof localityFields>
