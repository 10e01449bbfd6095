import { fieldsOf } from "../../platform/form/form-fields.ts"
import { identityProof } from "./confirm-identity.schema.ts"

export const confirmIdentityFields = fieldsOf(identityProof)
