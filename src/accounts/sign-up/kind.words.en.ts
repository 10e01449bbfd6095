import { brand } from "../../brand.ts"
import { listIn } from "../../platform/words/parts.ts"

const listed = listIn("en")

/** What each kind of account says of itself beside the person: at sign-up, where a side is added, and in the profile. */
export default {
  fields: {
    business_name: "Business name",
    service_type: "Profession",
    userType: "User type",
    user_type: "User type",
    user_types: "User types",
    user_type_data: "User type data",
    company_name: "Company name",
    license_number: "License number",
    developer_company: "Developer company",
    project_scale: "Project scale",
  },
  hints: {
    business_name: "The name customers will find you by.",
    license_number: "As it is printed on your builder's license.",
  },
  missing: { project_scale: "Please enter a valid project scale", service_type: "Please choose your profession" },
  rules: {
    plain_text: (label: string) => `${label} must be plain text, without links or line breaks`,
    own_name: (label: string) =>
      `${label} must not look like a web or email address: please leave out @ and slashes, and put a space after a dot`,
    one_kind: (label: string) => `${label} must name the same kind of account as the other fields`,
    one_value: (label: string) => `${label} stands there twice, with different values`,
  },
  scales: {
    choose: "Choose a scale",
    small: "Small (1-10 units)",
    medium: "Medium (11-50 units)",
    large: "Large (50+ units)",
  },
  /** Of professionals, what they can be. */
  professions: {
    choose: "Choose your profession",
    open: "Open now",
    later: "Not open yet: waiting list",
    openNow: (names: readonly string[]) =>
      `Open now in ${listed(brand.activeCities)}: ${listed(names)}. Other professions join a waiting list.`,
    nothingOpen: "No profession is open at the moment; all of them have a waiting list.",
    waiting: (names: string) =>
      `${names} can offer nothing here yet. You can sign up all the same: you join the waiting list, and we mail you when that changes.`,
  },
}
