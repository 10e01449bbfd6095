/** What the dialog checks what is typed by. In the browser this is data, without the schema (vite/form-fields.ts). */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { customerProposal } from "./proposal.schema.ts"

export const proposalFields = fieldsOf(customerProposal)
