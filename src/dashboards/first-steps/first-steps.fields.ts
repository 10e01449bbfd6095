/** What the steps' forms check what is typed by. */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { aboutStep, hoursStep, offerStep, placeStep, priceStep, visitStep } from "./first-steps.schema.ts"

export const offerFields = fieldsOf(offerStep)
export const visitFields = fieldsOf(visitStep)
export const placeFields = fieldsOf(placeStep)
export const priceFields = fieldsOf(priceStep)
export const hoursFields = fieldsOf(hoursStep)
export const aboutFields = fieldsOf(aboutStep)
