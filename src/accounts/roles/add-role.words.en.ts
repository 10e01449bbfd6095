import { brand } from "../../brand.ts"
import signUp from "../sign-up/sign-up.words.en.ts"

/** Adding the other side to an account that exists: the step with the code, the form, and what stands in the way. */
export default {
  fields: { ...signUp.fields, code: "Code", type: "Type", formData: "Form data" },
  hints: {
    code: "Six digits. They work for 10 minutes.",
    business_name: signUp.hints.business_name,
    license_number: signUp.hints.license_number,
  },
  missing: signUp.missing,
  rules: {
    ...signUp.rules,
    code_digits: () => "Please enter the 6 digits of the code",
    of_side: () => "Please enter a user type that goes with the type: professional with provider, the others with user",
  },
  /** Where an address is found to have an account. */
  exists: {
    title: "This email has an account already.",
    professional: "If it is yours, you can add the professional side to it and keep your password.",
    customer: "If it is yours, you can add the customer side to it and keep your password.",
    add: "Add to my account",
    logIn: "Log in",
  },
  enterCode: (email: string) => `Enter the code we sent to ${email}`,
  goOn: "Continue",
  sendAgain: "Send another code",
  otherEmail: "Use another email",
  noCode: "We could not send the code. Please try again.",
  notChecked: "We could not check the code. Please try again.",
  adding: {
    professional: (email: string) =>
      `You are adding the professional side to the account of ${email}. Its password stays.`,
    customer: (email: string) => `You are adding the customer side to the account of ${email}. Its password stays.`,
  },
  /** On the account's own pages. */
  own: {
    professional: "Offer design or architecture yourself: add the professional side to your account.",
    customer: "Look for professionals yourself: add the customer side to your account.",
    kinds: "Who is it for?",
  },
  agree: `By adding it you agree to the terms and the privacy policy of ${brand.name} (version ${brand.termsVersion}) and confirm that you are 18 or over.`,
  button: { professional: "Add the professional side", customer: "Add the customer side" },
  fix: signUp.fix,
  failed: "Failed to add role to existing user",
  refusals: {
    builderStays: "Builder accounts can only be service providers",
    developerStays: "Developer accounts can only be service providers",
    individualStays: "Individual users cannot become builders or developers",
    hasCustomer: "This account has the customer side already. Please log in.",
    hasProfessional: "This account has the professional side already. Please log in.",
    adminStays: "An administrator's account has no other side.",
  },
  added: {
    provider: "The professional side has been added to your account.",
    user: "The customer side has been added to your account.",
  },
}
