import { fieldsOf } from "../../platform/form/form-fields.ts"
import { servicesInquiry } from "./inquiry.schema.ts"

export const servicesInquiryFields = fieldsOf(servicesInquiry)
