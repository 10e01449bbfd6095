import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts, pluralIn } from "../../platform/language/parts.ts"
import { policy } from "../../policy.ts"
import { kindTexts } from "../sign-up/texts.ts"

export const roleKindTexts = inLanguages({
  en: {
    code: {
      subject: (code: string) => `${code} is your ${brand.name} code`,
      preview: "Enter it on the page where you asked for it.",
      heading: (name: string) => `Hello, ${name}`,
      enter: `Somebody, most likely you, wants to add a customer or professional side to your ${brand.name} account. Enter this code on the page where you asked for it. It works once, for 10 minutes.`,
      label: "Your code",
      closing:
        "You did not ask for it? Then leave this mail alone, and tell the code to nobody: without it nothing changes.",
    },
    added: {
      heading: (name: string) => `Hello, ${name}`,
      provider: {
        subject: `You are a professional on ${brand.name} now`,
        line: "Added the professional side",
        text: "Your account has a professional side beside its customer side. Your provider dashboard says what is still missing before customers can find you.",
      },
      user: {
        subject: `You are a customer on ${brand.name} now`,
        line: "Added the customer side",
        text: "Your account has a customer side beside its professional side: you can find and book other professionals with it.",
      },
      logIn: "Log in as before, with the same password; you can switch between both sides.",
      action: "Log in",
      closing: `That was not you? Please write to ${brand.emails.support} at once.`,
    },
  },
})

/** Adding the other side to an account that exists: the step with the code, the form, and what stands in the way. */
export const addRoleTexts = joined(
  inLanguages({
    en: {
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
        of_side: () =>
          "Please enter a user type that goes with the type: professional with provider, the others with user",
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
          ` of ${brand.name} (version ${policy.termsVersion}) and confirm that you are ${policy.adultAge} or over.`,
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
    },
  }),
  kindTexts,
)

const plural = pluralIn("en")

/** What the server answers about mailed codes; each says what to do next. */
export const codeProblems = inLanguages({
  en: {
    onItsWay: "If an account has this email, a code is on its way to it. It works for 10 minutes.",
    tooMany: (wait: string) =>
      `Too many codes were asked for with this email. Please log in instead, or try again in ${wait}.`,
    proof: "Please log in to this account, or enter the code that we send to its email.",
    secondFactor:
      "This account has a second factor, so a mailed code is not enough. Please log in, and add the other side there.",
    wrong: (left: number) =>
      `This is not the code. Please take the one from our newest mail; ${plural(left, { one: "one try is", other: `${left} tries are` })} left.`,
    tried: "This code was tried too often. Please ask for a new one.",
    expired: "This code has expired. Please ask for a new one.",
    used: "This code has been used already. Please log in, or ask for a new one.",
    none: "There is no code for this email any more. Please ask for a new one.",
  },
})
