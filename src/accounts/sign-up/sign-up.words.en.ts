import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { parts } from "../../platform/words/parts.ts"

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
  fees: `Customers pay no platform fees; professionals pay ${subscription} a month and ${commission} commission, free for professionals until we announce a date. Advocates pay nothing.`,
  haveAccount: (link: (text: string) => ReactNode) => parts("Already have an account? ", link("Log in")),
  newHere: (link: (to: string, text: string) => ReactNode) =>
    parts(
      "New here? Read ",
      link("/about", `about ${brand.name}`),
      ", see ",
      link("/help", "how it works"),
      ", or ",
      link("/contact", "ask us"),
      ".",
    ),
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
  /** Of customers, the kind of account that each is. */
  customerTypes: {
    label: "Who are you signing up for?",
    individual: { title: "Individual", text: "For your own home." },
    builder: { title: "Builder", text: "For a company that builds." },
    developer: { title: "Developer", text: "For a company that develops projects." },
  },
  back: "Back: customer or professional",
  /** Beside those of the kinds (kind.words). */
  fields: {
    full_name: "Full name",
    email: "Email",
    mobile_number: "Mobile number",
    password: "Password",
  },
  hints: { email: "We send you a link to activate your account." },
  placeholders: { mobile_number: "+91 98220 12345" },
  rules: {
    mobile_digits: () => "Mobile number must be at least 10 digits",
    blank_password: (label: string) => `${label} cannot be spaces alone`,
    known_kinds: (label: string) => `${label} must be individual, builder, developer or professional`,
    mobile_country: () => "Please enter a valid mobile number, with + and the country code",
    mobile_india: () => "An Indian mobile number has 10 digits and begins with 6 to 9. Others begin with +.",
  },
  agree: (link: (to: string, text: string) => ReactNode) =>
    parts(
      "By creating an account you agree to the ",
      link("/terms", "terms"),
      " and the ",
      link("/privacy", "privacy policy"),
      ` of ${brand.name} (version ${brand.termsVersion}) and confirm that you are ${brand.adultAge} or over.`,
    ),
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
