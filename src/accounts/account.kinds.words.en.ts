import { brand } from "../brand.ts"

export default {
  activation: {
    subject: `Activate your ${brand.name} account`,
    preview: "One click, and your account is ready.",
    heading: (name: string) => `Welcome, ${name}`,
    confirm: `Thank you for joining ${brand.name}. Please confirm that this e-mail address is yours; after that you can log in.`,
    lasts: "The link works for 24 hours.",
    action: "Activate my account",
    closing: "You did not sign up? Then leave this mail alone: without the link nobody can use the account.",
  },
}
