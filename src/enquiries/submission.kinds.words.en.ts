import { brand } from "../brand.ts"

const [city] = brand.activeCities
/** "Real Estate Lawyers" within a sentence; a name stays a name. */
const small = (services: string) => services.toLowerCase().replace("vastu", "Vastu")

const listed = (cities: readonly string[]) => new Intl.ListFormat("en-IN").format(cities)

export default {
  team: {
    subject: (reference: string) => `Somebody wrote to us: ${reference}`,
    heading: "Somebody wrote to us",
    answer: "Please answer to the address below.",
    reference: "Reference",
    source: "Form",
    spam: "It looks like an advertisement. Nothing was held back for that.",
  },
  received: {
    subject: (reference: string) => `We have your message: ${reference}`,
    preview: "A person reads it and writes back.",
    heading: "Thank you for writing to us",
    read: (hours: string) => `Your message is here, and a person reads it. We answer ${hours}.`,
    reference: (reference: string) => `Your reference is ${reference}. Name it if you write to us about this again.`,
    closing: "You did not write to us? Then somebody mistyped their address, and you can leave this mail alone.",
  },
  opened: {
    subject: (services: string, cities: readonly string[]) =>
      `You can now find ${small(services)} in ${listed(cities)}`,
    heading: (services: string) => `${services} are on ${brand.name} now`,
    open: (services: string, cities: readonly string[]) =>
      `You asked us to tell you when ${small(services)} open on ${brand.name}: from today you find them in ${listed(cities)}.`,
    action: (services: string) => `See ${small(services)}`,
    closing: "This is the mail that we promised. No more will come about it.",
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
