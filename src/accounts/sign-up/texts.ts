import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import type { Market } from "../../platform/language/market.ts"
import { listIn, parts } from "../../platform/language/parts.ts"
import { placesIn } from "../../platform/language/places.ts"
import { policy } from "../../policy.ts"

/** The page that the link in the activation mail opens. */
export const activationTexts = inLanguages({
  en: {
    title: "Activate your account",
    fields: { token: "Token", email: "Email" },
    activating: "Activating your account",
    wait: "One moment, we are activating your account.",
    press: "JavaScript is off in this browser. Please press the button to activate your account.",
    button: "Activate",
    activated: "Account Activated",
    notActivated: "Activation Failed",
    invalidLink: "Invalid activation link. Please check your email and try again.",
    failed: "An error occurred during account activation.",
    toLogin: "Go to Login",
  },
})

const listed = listIn("en")

/** What each kind of account says of itself beside the person: at sign-up, where a side is added, and in the profile. */
export const kindTexts = inLanguages({
  en: {
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
      openNow: (names: readonly string[], cities: readonly string[]) =>
        `Open now in ${placesIn("en")(cities)}: ${listed(names)}. Other professions join a waiting list.`,
      nothingOpen: "No profession is open at the moment; all of them have a waiting list.",
      waiting: (names: string) =>
        `${names} can offer nothing here yet. You can sign up all the same: you join the waiting list, and we mail you when that changes.`,
    },
  },
})

export const resendTexts = inLanguages({
  en: {
    fields: { email: "Email" },
    button: "Send the activation link again",
    failed: "We could not send the mail. Please try again.",
  },
})

export const signUpMailTexts = inLanguages({
  en: {
    activation: {
      subject: `Activate your ${brand.name} account`,
      preview: "One click, and your account is ready.",
      heading: `Welcome to ${brand.name}`,
      confirm: `Thank you for joining ${brand.name}. Please confirm that this e-mail address is yours; after that you can log in.`,
      lasts: "The link works for 24 hours.",
      /** Whose sign-up it is, where several wait for the address. */
      initials: "Signed up by",
      action: "Activate my account",
      closing: "You did not sign up? Then leave this mail alone: without the link nobody can use the account.",
    },
    adminSignedUp: {
      subject: `You are on ${brand.name} already`,
      preview: "How your account gets the customer's or the professional's side.",
      heading: (name: string) => `Hello ${name}`,
      isAdmins: `Somebody, we hope you, signed up for ${brand.name} with this address. It is the address of your administrator's account, and an address has one account.`,
      add: "If it was you, log in as an administrator and add the customer side under “Your account”; the professional side you add in your profile then. Your account keeps its name and its password, and you log in with it at either login.",
      action: "Go to Admin login",
      closing:
        "You did not sign up? Then there is nothing to do: nobody comes in by it, and nobody was told that there is an account.",
    },
  },
})

/** What one side does not pay never stands without what the other does (specification 1 §9). */
const { subscription, commission } = policy.fees

/** Creating an account: the page, both steps and the form. */
export const signUpTexts = joined(
  inLanguages({
    en: {
      meta: {
        title: `Create an account · ${brand.name}`,
        description: ({ cities }: Market) =>
          `Join ${brand.name} as a customer or as a professional in ${placesIn("en")(cities)}.`,
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
          ` of ${brand.name} (version ${policy.termsVersion}) and confirm that you are ${policy.adultAge} or over.`,
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
    },
  }),
  kindTexts,
)
