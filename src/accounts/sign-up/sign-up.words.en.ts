import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { listIn, parts } from "../../platform/words/parts.ts"

const listed = listIn("en")

/** What one side does not pay never stands without what the other does (specification 1 §9). */
const { subscription, commission } = brand.fees

/** Creating an account: the page, both steps and the form. */
export default {
  meta: {
    title: `Create an account · ${brand.name}`,
    description: `Join ${brand.name} as a customer or as a professional in Pune.`,
  },
  heading: "Create your account",
  intro: "It takes a minute.",
  fees: `Customers pay no platform fees; professionals pay ${subscription} a month and ${commission} commission, free for professionals until we announce a date.`,
  haveAccount: (link: (text: string) => ReactNode) => parts("Already have an account? ", link("Log in")),
  kinds: {
    customer: {
      title: "Customer",
      text: "I am looking for people to build, design or furnish my home.",
      chosen: "Signing up as a customer: find professionals and book them.",
    },
    professional: {
      title: "Professional",
      text: "I design or build for others and want to be found and booked.",
      chosen: "Signing up as a professional.",
    },
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
  /** Of customers, the kind of account that each is. */
  customerTypes: {
    label: "Who are you signing up for?",
    individual: { title: "Individual", text: "For your own home." },
    builder: { title: "Builder", text: "For a company that builds." },
    developer: { title: "Developer", text: "For a company that develops projects." },
  },
  back: "Back: customer or professional",
  fields: {
    full_name: "Full name",
    business_name: "Business name",
    service_type: "Profession",
    email: "Email",
    mobile_number: "Mobile number",
    password: "Password",
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
    email: "We send you a link to activate your account.",
  },
  placeholders: { mobile_number: "+91 98220 12345" },
  scales: {
    choose: "Choose a scale",
    small: "Small (1-10 units)",
    medium: "Medium (11-50 units)",
    large: "Large (50+ units)",
  },
  missing: { project_scale: "Please enter a valid project scale", service_type: "Please choose your profession" },
  rules: {
    plain_text: (label: string) => `${label} must be plain text, without links or line breaks`,
    mobile_digits: () => "Mobile number must be at least 10 digits",
    one_kind: (label: string) => `${label} must name the same kind of account as the other fields`,
    one_value: (label: string) => `${label} stands there twice, with different values`,
    known_kinds: (label: string) => `${label} must be individual, builder, developer or professional`,
    mobile_country: () => "Please enter a valid mobile number, with + and the country code",
  },
  agree: `By creating an account you agree to the terms and the privacy policy of ${brand.name} (version ${brand.termsVersion}) and confirm that you are 18 or over.`,
  button: "Create account",
  logIn: "Log in",
  fix: "Please fix the errors in the form before submitting",
  notDone: "Registration failed",
  failed: "Registration failed. Please try again.",
  /** `what` happened to the call. */
  noAnswer: (what: string) =>
    `${what}. Please check your connection and try again: what you typed is kept, and no second account is made.`,
  unexpected: "An unexpected error occurred during registration",
}
