import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { parts } from "../../platform/words/parts.ts"

/** Adding the other side to an account that exists: the step with the code, the form, and what stands in the way. */
export default {
  /** Beside those of the kinds (sign-up/kind.words). */
  fields: {
    email: "Email",
    code: "Code",
    type: "Type",
    formData: "Form data",
    full_name: "Full name",
    mobile_number: "Mobile number",
  },
  hints: { code: "Six digits. They work for 10 minutes." },
  rules: {
    code_digits: () => "Please enter the 6 digits of the code",
    of_side: () => "Please enter a user type that goes with the type: professional with provider, the others with user",
  },
  /** Where an address is found to have an account. */
  exists: {
    title: "This email already has an account",
    professional: (email: string) =>
      `If ${email} is yours, you can add the professional side to your account and keep your password. We mail you a code first.`,
    customer: (email: string) =>
      `If ${email} is yours, you can add the customer side to your account and keep your password. We mail you a code first.`,
    add: "Add to my account",
    logIn: "Log in",
  },
  checkMail: "Check your mail",
  /** Below it, until the code is there. */
  whatFor: "The code shows us that the account is yours.",
  enterCode: (email: string) => `Enter the code we sent to ${email}`,
  goOn: "Continue",
  sendAgain: "Send another code",
  otherEmail: "Use another email",
  noCode: "We could not send the code. Please try again.",
  notChecked: "We could not check the code. Please try again.",
  adding: (email: string) => `To the account of ${email}. Your password stays as it is.`,
  /** Where nothing can be added to it. */
  codeRight: (email: string) => `The code is right: the account of ${email} is yours.`,
  /** On the account's own pages. */
  own: {
    professional: "Offer your own work: add the professional side to your account.",
    customer: "Look for professionals yourself: add the customer side to your account.",
    kinds: "Who is it for?",
  },
  agree: (link: (to: string, text: string) => ReactNode) =>
    parts(
      "By adding it you agree to the ",
      link("/terms", "terms"),
      " and the ",
      link("/privacy", "privacy policy"),
      ` of ${brand.name} (version ${brand.termsVersion}) and confirm that you are ${brand.adultAge} or over.`,
    ),
  button: { professional: "Add the professional side", customer: "Add the customer side" },
  fix: "Please fix the errors in the form before submitting",
  failed: "Failed to add role to existing user",
  refusals: {
    builderStays: "Builder accounts can only be service providers",
    developerStays: "Developer accounts can only be service providers",
    individualStays: "Individual users cannot become builders or developers",
    hasCustomer: "This account has the customer side already. Please log in.",
    hasProfessional: "This account has the professional side already. Please log in.",
  },
  added: {
    provider: "The professional side has been added to your account.",
    user: "The customer side has been added to your account.",
  },
}
