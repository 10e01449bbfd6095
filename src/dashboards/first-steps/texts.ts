import { inLanguages } from "../../platform/language/language.ts"
import { listIn } from "../../platform/language/parts.ts"

const listed = listIn("en")

/** What a new professional does first, instead of their dashboard. */
export const firstStepsTexts = inLanguages({
  en: {
    title: "First steps",
    lead: "Each takes about a minute and is saved as you go.",
    waiting: (professions: readonly string[], since: string) =>
      `${listed(professions)} can offer nothing here yet. You are on the waiting list since ${since}, and we mail you when that changes.`,
    orElse: (open: readonly string[]) => `Open now: ${listed(open)}. If you do that too, you can begin below.`,
    better: "Makes you easier to choose",
    work: "Show your first project",
    later: {
      button: "Go to my dashboard",
      text: "The rest can wait: you find the way back to it there.",
    },
    done: "Done:",
    change: "Change",
    steps: {
      offer: { title: "What you offer", text: "Your first service. You can add more later." },
      place: { title: "Where you work", text: "The first city where customers find you. More can follow." },
      price: { title: "Your price", text: "Rupees per hour. Without one your card says “Price not set”." },
      hours: {
        title: "Your hours",
        text: "When you can be visited. Without them the usual hours are shown: 10 to 7, Monday to Saturday.",
      },
      about: { title: "About you", text: "One sentence for your card, and what people should know of you." },
    },
    fields: {
      service_type: "Service",
      duration: "Length of a visit",
      at_site: "At the customer's site",
      at_studio: "At your studio",
      online: "Online",
      delivery: "How you work",
      studio_address: "Studio address",
      city_id: "City",
      price: "Price per hour (₹)",
      from: "From",
      to: "To",
      headline: "Headline",
      about: "About you",
      business_phone: "Business phone",
    },
    names: { at_site: "Customer's site", at_studio: "Studio", delivery: "Way to meet", about: "Description" },
    missing: {
      service_type: "Please choose a service",
      city_id: "Please choose a city",
      price: "Please enter a price; 0 stands for free",
      headline: "Please write a sentence",
    },
    hints: {
      studio_address: "Where customers come to you. They see it once you have confirmed.",
      headline: "What you do best: “Kitchens that breathe, in small flats”.",
      about: "What you make, for whom, and how you work.",
      business_phone:
        "Only customers whose visit you have confirmed see it, from then until 30 days after the visit, and in their mails about it.",
    },
    placeholders: { price: "Enter price", business_phone: "+91 98220 12345" },
    rules: {
      commas: () => "Please write the price without commas, like 125000.",
      no_amount: () => "Please write the price in digits, like 1250 or 1250.50.",
      below_zero: () => "The price cannot be less than 0.",
      too_dear: () => "The price can be at most ₹99,99,99,999.99.",
      paise: () => "Please give the price with at most two decimals, like 1250.50.",
      ends_first: () => "The end must be after the start",
      no_studio: () => "Please enter the address at which customers find you",
      plain_text: (label: string) => `${label} must be plain text, without links or line breaks`,
      plain_lines: (label: string) => `${label} has a character that cannot be shown`,
      mobile_digits: (label: string) => `${label} must be at least 10 digits`,
      mobile_country: (label: string) => `Please enter a valid ${label.toLowerCase()}, with + and the country code`,
    },
    onlineMeans:
      "Online you call the number that the customer leaves. A link of your own can be set with your services.",
    choose: "Please choose",
    noDelivery: "Please choose at least one way in which you work",
    noDay: "Please choose at least one day",
    hoursThere: "Your hours were set in another window meanwhile. Load the page again to see them.",
    days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    daysLabel: "Days",
    save: "Save",
    failed: "That could not be saved. What you typed is kept: please try again.",
    ways: {
      hours: "Breaks, days off and more: all about your hours",
      profile: "All of your profile",
      services: "All about your services",
      places: "More cities",
    },
    card: {
      title: "How you look in the search",
      empty: "Your card appears here once you have said what you offer.",
      notYet: "So it will look. Nobody sees it before you can be found.",
    },
    found: {
      title: "You can be found now",
      text: "Your card stands in the search, and customers can ask you for a visit.",
      search: "See it in the search",
      profile: "See my public profile",
    },
    notFound: {
      text: "Nobody can find you at the moment: what you offer is paused, or offered in no city.",
      services: "Manage services",
    },
  },
})
