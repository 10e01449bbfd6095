/** What the forms check what is typed by. In the browser this is data, without the schemas (vite/form-fields.ts). */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { offerForm, priceForm } from "./offer.schema.ts"

export const offerFields = fieldsOf(offerForm)
export const priceFields = fieldsOf(priceForm)
