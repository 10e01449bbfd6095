import { brand } from "../../brand.ts"

export default {
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
    add: "If it was you, log in as an administrator and add the customer side there; the professional side you add in your profile then. Your account keeps its name and its password, and you log in with it at either login.",
    action: "Go to Admin login",
    closing:
      "You did not sign up? Then there is nothing to do: nobody comes in by it, and nobody was told that there is an account.",
  },
}
