/**
 * What a registration tells of the fields of the sign-up, so that nobody types it a second time. It stands in an address, which
 * browsers and those between keep: so not the mobile number.
 */

export interface Registered {
  name: string
  details: Record<string, string>
}

/** Of the services that the form of registration names those that are professions. */
const professions: Record<string, string> = { interior_design: "interior-designer", architecture: "architect" }

export const prefilledOf = ({ name, details }: Registered) => {
  const { businessName = "", serviceType = "" } = details
  const fields = {
    full_name: name,
    business_name: businessName,
    service_type: Object.hasOwn(professions, serviceType) ? professions[serviceType]! : "",
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""))
}
