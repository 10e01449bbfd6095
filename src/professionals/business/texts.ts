import { inLanguages } from "../../platform/language/language.ts"
import { listIn, pluralIn } from "../../platform/language/parts.ts"
import { LIMITS, MAX_YEARS } from "./business.rules.ts"

const listed = listIn("en")
const plural = pluralIn("en")

/** The business part of a professional's own profile. */
export const businessTexts = inLanguages({
  en: {
    title: "Your business",
    lead: "This stands on your public profile and on your card in the search.",
    edit: "Edit business",
    seePublic: "See my public profile",
    notLoaded: "Your business could not be loaded. Please try again later.",
    fields: {
      business_name: "Business name",
      headline: "Headline",
      about: "About you",
      languages: "Languages",
      work_experience: "Years of work",
      price_category: "Price level",
      locality: "Locality",
      city: "City",
      business_phone: "Business phone",
      studio_address: "Studio address",
    },
    names: { about: "Description" },
    hints: {
      business_name: "The name customers will find you by.",
      headline: "One sentence that says what you do best. It stands on your card.",
      about: "What you make, for whom, and how you work.",
      languages: "Separated by commas.",
      locality: "Where in the city you work from, Kothrud for example.",
      studio_address: "You may add the link that a map app shares.",
    },
    placeholders: { business_phone: "+91 98220 12345", languages: "Marathi, Hindi, English" },
    /** At phone and address. */
    whoSees:
      "Only customers whose booking you have confirmed see this, from then until 30 days after the visit, and in their mails about it.",
    priceLevels: { choose: "Not said", Standard: "Standard", Premium: "Premium", Luxury: "Luxury" },
    priceLevelHelp: {
      title: "What is the price level?",
      text: "A word for how your prices compare. It stands beside the prices of your services, as “Price level: premium”, and changes nothing in the search.",
    },
    missing: { city: "Please choose your city" },
    rules: {
      plain_text: (label: string) => `${label} must be plain text, without links or line breaks`,
      own_name: (label: string) =>
        `${label} must not look like a web or email address: please leave out @ and slashes, and put a space after a dot`,
      plain_lines: (label: string) => `${label} has a character that cannot be shown`,
      mobile_digits: (label: string) => `${label} must be at least 10 digits`,
      mobile_country: (label: string) => `Please enter a valid ${label.toLowerCase()}, with + and the country code`,
      years: (label: string) => `${label} must be a whole number from 0 to ${MAX_YEARS}`,
      few_languages: () => `Please name at most ${LIMITS.languages} languages`,
      short_languages: () => `Please name each language in at most ${LIMITS.language} characters`,
    },
    unknownCity: "Please choose your city from the list",
    /** Where the address would go while somebody still has to find the studio. */
    studioNeeded: (services: readonly string[]) =>
      `Customers of ${listed(services) || "your services"} come to your studio, so an address must stand here. Change how you offer ${services.length === 1 ? "it" : "them"} first, and wait until the visits that are booked are over.`,
    notGiven: "Not given yet",
    years: (count: number) => plural(count, { one: "1 year", other: `${count} years` }),
    /** The parts of the page. */
    publicPart: "On your public profile",
    privatePart: "For customers of confirmed bookings",
    save: "Save changes",
    cancel: "Cancel",
    fix: "Please fix the errors in the form before submitting",
    updated: "Profile updated successfully",
    failed: "Failed to update profile",
    unexpected: "An error occurred while updating your profile. What you typed is kept: please try again.",
    changed: (fields: readonly string[]) => `Changed: ${listed(fields).toLowerCase()}`,
  },
})
