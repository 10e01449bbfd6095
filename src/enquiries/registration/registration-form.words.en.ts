import type { registrationExperience, registrationServices } from "../enquiry-choices.ts"

export default {
  missing: { serviceType: "Please choose a service", experience: "Please choose your experience" },
  hints: {
    location: "Where you work: localities or cities.",
    portfolioDescription: "What you have made, for whom, and what you would like to do more of.",
    socialMedia: "A profile or two that show your work.",
  },
  failed: "Your registration could not be sent. Please try again.",
  heading: "Tell us about your practice",
  services: {
    interior_design: "Interior design",
    architecture: "Architecture",
    home_renovation: "Home renovation",
    office_design: "Office design",
    consultation: "Consultation",
    other: "Something else",
  } satisfies Record<(typeof registrationServices)[number], string>,
  chooseService: "Choose a service",
  years: (experience: (typeof registrationExperience)[number]) => `${experience} years`,
  chooseExperience: "Choose your years of work",
  send: "Send registration",
  thanks: {
    heading: "Thank you for your registration",
    next: "We will review your application and contact you within 2-3 business days.",
    another: "Submit Another Registration",
  },
}
