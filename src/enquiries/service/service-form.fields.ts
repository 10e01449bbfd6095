import { fieldsOf } from "../../platform/form/form-fields.ts"
import * as schema from "./service-form.schema.ts"

export const designerFields = fieldsOf(schema.designerInquiry)
export const architectFields = fieldsOf(schema.architectInquiry)
export const anyInquiryFields = fieldsOf(schema.anyInquiry)
export const waitlistFields = fieldsOf(schema.waitlist)
export const legalFields = fieldsOf(schema.legalWaitlist)
export const vastuFields = fieldsOf(schema.vastuWaitlist)
export const engineerFields = fieldsOf(schema.engineerWaitlist)
