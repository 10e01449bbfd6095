import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn } from "../../platform/language/parts.ts"
import { kindTexts } from "../sign-up/texts.ts"

const listed = listIn("en")

/** Somebody's own account: the page that shows it and its form ("Your Profile", specification 2 §2). */
export const profileTexts = joined(
  inLanguages({
    en: {
      title: "Your Profile",
      lead: "How you are known here and how we reach you.",
      loading: "Loading your profile",
      notLoaded: "Your profile could not be loaded. Please try again later.",
      edit: "Edit profile",
      facts: { where: "Where you live", since: "Member since" },
      /** Of a date that is missing. */
      notAvailable: "Not available",
      notGiven: "Not given yet",
      fields: {
        full_name: "Full name",
        mobile_number: "Mobile number",
        city: "City",
        state: "State",
        country: "Country",
      },
      hints: {
        full_name: "As others here see you.",
        mobile_number: "You can log in with it too. Nobody sees it unless you share it.",
      },
      placeholders: { mobile_number: "+91 98220 12345" },
      rules: {
        mobile_digits: () => "Mobile number must be at least 10 digits",
        mobile_country: () => "Please enter a valid mobile number, with + and the country code",
        mobile_india: () => "An Indian mobile number has 10 digits and begins with 6 to 9. Others begin with +.",
      },
      /** Of a field that only another kind of account has. */
      notOfKind: {
        builder: (label: string) => `${label} can only be given for a builder's account`,
        developer: (label: string) => `${label} can only be given for a developer's account`,
      },
      save: "Save changes",
      cancel: "Cancel",
      fix: "Please fix the errors in the form before submitting",
      updated: "Profile updated successfully",
      failed: "Failed to update profile",
      /** No answer came, or something broke here. */
      unexpected: "An error occurred while updating your profile. What you typed is kept: please try again.",
      /** Around the fields of the form. */
      you: "About you",
      company: "Your company",
      home: "Where you live",
      homeHint: "Choose from the lists, or write where you are.",
      /** The line in the recent activity. */
      changed: (fields: readonly string[]) => `Changed: ${listed(fields).toLowerCase()}`,
    },
  }),
  kindTexts,
)
