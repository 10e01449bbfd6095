/** What a registration tells of the fields of the sign-up, so that nobody types it a second time. */
import { mobileNumberViolation } from "../../accounts/account.rules.ts"

export interface Registered {
  name: string
  phone: string | null | undefined
  details: Record<string, string>
}

/** Of the services that the form of registration names those that are professions. */
const professions: Record<string, string> = { interior_design: "interior-designer", architecture: "architect" }

export const prefilledOf = ({ name, phone, details }: Registered) => {
  const { businessName = "", serviceType = "" } = details
  const fields = {
    full_name: name,
    business_name: businessName,
    service_type: Object.hasOwn(professions, serviceType) ? professions[serviceType]! : "",
    // The form takes no landline.
    mobile_number: phone && !mobileNumberViolation(phone) ? phone : "",
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""))
}
