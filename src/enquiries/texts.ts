import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"
import type { ServiceSlug } from "../services/service-slugs.ts"
import type { Budget, timelines } from "./enquiry-choices.ts"

/** What inquiries for a service let people choose from. */
export const serviceChoiceTexts = inLanguages({
  en: {
    services: {
      "interior-designer": "Interior Designer",
      architect: "Architect",
      contractor: "Contractor",
      "real-estate-lawyer": "Real Estate Lawyer",
      "vastu-consultant": "Vastu Consultant",
      "civil-engineer": "Civil Engineer",
      "property-manager": "Property Manager",
      "home-inspector": "Home Inspector",
      "landscape-designer": "Landscape Designer",
      "property-executor": "Property Executor",
    } satisfies Record<ServiceSlug, string>,
    budgets: {
      "under-50k": "Under ₹50,000",
      "50k-2l": "₹50,000 – ₹2 lakh",
      "under-2l": "Under ₹2 lakh",
      "2l-5l": "₹2 – ₹5 lakh",
      "5l-10l": "₹5 – ₹10 lakh",
      "above-10l": "Above ₹10 lakh",
      "under-10l": "Under ₹10 lakh",
      "10l-20l": "₹10 – ₹20 lakh",
      "above-20l": "Above ₹20 lakh",
      "10l-25l": "₹10 – ₹25 lakh",
      "25l-50l": "₹25 – ₹50 lakh",
      "50l-1cr": "₹50 lakh – ₹1 crore",
      "above-1cr": "Above ₹1 crore",
    } satisfies Record<Budget, string>,
    timelines: {
      urgent: "Urgent (within 1 week)",
      "1-2-weeks": "1-2 weeks",
      "1-month": "1 month",
      "2-3-months": "2-3 months",
      flexible: "Flexible",
    } satisfies Record<(typeof timelines)[number], string>,
    fields: {
      serviceType: "Service",
      budget: "Budget",
      timeline: "Timeline",
      location: "Location",
      projectDetails: "What you have in mind",
      shares_contact: "Let those who accept call you or write to you",
    },
    names: { projectDetails: "Description" },
    hints: { shares_contact: "They see what you have given above. You can also decide once somebody has accepted." },
    missing: {
      serviceType: "Please choose a service",
      budget: "Please choose a budget",
      timeline: "Please choose a timeline",
      projectDetails: "Please say what you have in mind",
    },
  },
})

/** "Real Estate Lawyers" within a sentence; a name stays a name. */
const small = (services: string) => services.toLowerCase().replace("vastu", "Vastu")

const listed = (cities: readonly string[]) => new Intl.ListFormat("en-IN").format(cities)

/** The pages that people write to us from. */
export const submissionPageTexts = inLanguages({
  en: {
    pages: {
      contact_page: "Contact",
      services_page: "Services",
      professional_page: "Registration of professionals",
      careers_page: "Careers",
      import: "Entered by our team",
    } as Record<string, string>,
    service: (service: string) => `Service: ${service}`,
  },
})

export const submissionMailTexts = inLanguages({
  en: {
    team: {
      subject: (reference: string) => `Somebody wrote to us: ${reference}`,
      heading: "Somebody wrote to us",
      answer: "Please answer it in the inbox, so that everybody of the team sees it.",
      open: "Open in the inbox",
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
      subject: (services: string, cities: readonly string[]) => `${services} are open in ${listed(cities)}`,
      heading: (services: string) => `${services} are on ${brand.name} now`,
      open: (services: string, cities: readonly string[]) =>
        `You asked us to tell you when ${small(services)} open on ${brand.name}: they are open in ${listed(cities)} now.`,
      action: (services: string) => `See ${small(services)}`,
      closing: "This is the mail that we promised. No more will come about it.",
    },
    promised: {
      subject: (services: string) => `We'll tell you when ${small(services)} open`,
      preview: "We write to you as soon as they open.",
      heading: "You are on the list",
      noted: (services: string) =>
        `You asked to be told when ${small(services)} open on ${brand.name}. You are on the list, and we write to this address as soon as they do.`,
      reference: (reference: string) => `Your reference is ${reference}. Name it if you write to us about this.`,
      action: "See who can be booked today",
      closing: "You did not ask for this? Then leave this mail alone: nothing else will come of it but one more mail.",
    },
  },
})

export const submissionPersonalTexts = inLanguages({
  en: {
    title: "What you wrote to us",
    about: "By the forms of the site, with your account or with your e-mail address.",
    columns: {
      reference: "Reference",
      kind: "Kind",
      source: "Page",
      name: "Name",
      email: "E-mail",
      phone: "Phone",
      subject: "Subject",
      message: "Message",
      details: "What you chose",
      language: "Language",
      sent_at: "Sent",
      created_at: "Received",
      waits_for: "Service you wait for",
      city_id: "City you wait for it in",
      told_at: "Told that it opened",
      due_at: "Answer promised by",
      answered_at: "Answered",
      decision: "Decision",
      shares_contact: "Professionals may have number and address",
      matched_at: "Sent to professionals",
      settled_at: "All of them had answered",
      sent_to: "Professionals",
    },
    values: {
      kind: {
        contact: "Message or inquiry",
        registration: "Registration as a professional",
        career: "Interest in a position",
      },
      decision: { approved: "Approved", refused: "Refused" },
    },
  } satisfies TableTexts,
})

/** What the fields of submissions are called, and what is wrong with them: said by the forms and by the server alike. */
export const submissionTexts = inLanguages({
  en: {
    fields: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      subject: "Subject",
      message: "Message",
      serviceType: "Service",
      businessName: "Business name",
      experience: "Experience",
      location: "Location",
      portfolioDescription: "Portfolio description",
      website: "Website",
      socialMedia: "Social media",
      role: "Role",
    },
    rules: {
      unseen: (label: string) => `${label} is required`,
      plain_text: (label: string) => `${label} must be plain text, without links`,
      phone_digits: () => "Please enter a phone number with 8 to 15 digits",
      website: () => "Please enter a web address such as www.example.com",
      our_choice: () => "Please choose one of those that the form offers",
      few_details: () => "That is more than a form holds",
    },
    placeholders: { phone: "+91 98765 43210" },
    fix: "Please check the fields that are marked.",
    taken: (reference: string) => `Your reference is ${reference}.`,
  },
})
