import { brand } from "../brand.ts"

const [city] = brand.activeCities
/** "Real Estate Lawyers" within a sentence; a name stays a name. */
const small = (services: string) => services.toLowerCase().replace("vastu", "Vastu")

export default {
  team: {
    subject: (reference: string) => `Somebody wrote to us: ${reference}`,
    heading: "Somebody wrote to us",
    answer: "Please answer to the address below.",
    reference: "Reference",
    source: "Form",
    spam: "It looks like an advertisement. Nothing was held back for that.",
  },
  promised: {
    subject: (services: string) => `We'll tell you when ${small(services)} open in ${city}`,
    preview: "We write to you as soon as they open.",
    heading: "You are on the list",
    noted: (services: string) =>
      `You asked to be told when ${small(services)} open on ${brand.name}. You are on the list, and we write to this address as soon as they do.`,
    reference: (reference: string) => `Your reference is ${reference}. Name it if you write to us about this.`,
    action: "See who can be booked today",
    closing: "You did not ask for this? Then leave this mail alone: nothing else will come of it but one more mail.",
  },
}
