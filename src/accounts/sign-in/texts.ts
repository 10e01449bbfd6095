import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"

export const adminLogInTexts = inLanguages({
  en: {
    title: "Admin login",
    intro: "For the people who run this site.",
    fields: { email: "Email", password: "Password", code: "Code" },
    button: "Log in",
    failed: "Invalid admin credentials",
    success: "Login successful!",
    debug: "Response debug information",
  },
})

/** Logging in: the page and its form (specification 1 §4). */
export const logInTexts = inLanguages({
  en: {
    meta: {
      title: `Log in · ${brand.name}`,
      description: `Log in to ${brand.name} with your email or mobile number, or create an account.`,
    },
    heading: "Welcome back",
    /** Right after a sign-up, or the link that ended it. */
    headingNew: `Welcome to ${brand.name}`,
    tabs: { label: "Log in or sign up", logIn: "LOGIN", signUp: "SIGN UP" },
    joinAsProfessional: (link: (text: string) => ReactNode) =>
      parts("Do you design or build homes? ", link("Join as a professional")),
    terms: (link: (to: string, text: string) => ReactNode) =>
      parts(
        `What you and ${brand.name} promise each other: the `,
        link("/terms", "terms"),
        " and the ",
        link("/privacy", "privacy policy"),
        ".",
      ),
    fields: { identifier: "Email or mobile number", password: "Password", code: "Code", remember: "Remember me" },
    forgot: "Forgot password?",
    button: "Log in",
    linkSent: (email: string) => `We have sent a link to ${email}. Open it to activate your account, then log in here.`,
    success: "Login successful!",
    failed: "Login failed. Please try again.",
    /** @param mend what to look at again */
    refused: (what: string, mend: string) => `${what}. ${mend}`,
    unknownUser: "User not found. Please check the email or mobile number, or sign up.",
    invalidUser: "Invalid user data",
    invalidResponse: "Login failed: Invalid response from server.",
    writeToUs: "Write to us",
  },
})
