import { inLanguages } from "../../platform/language/language.ts"
import type { Work } from "../cost/cost.rules.ts"
import type { HomeType, MissingField, PictureRole } from "./project.rules.ts"

/** What the fields are called and what can be wrong with them, at the form and in the calls. */
export const projectFieldTexts = inLanguages({
  en: {
    fields: {
      title: "Title",
      description: "What was done",
      work: "Kind of work",
      home_type: "Kind of home",
      area_sqft: "Area in sq ft",
      locality: "Locality",
      completed_year: "Year of completion",
      duration_weeks: "Weeks of work",
      paid_from: "What the owner paid",
      review_id: "Review of this job",
      pictures: "Pictures",
      published: "Published",
      project_ids: "Projects",
    },
    names: { description: "Description", paid_from: "Sum that the owner paid" },
  },
})

/** What the server answers: that it was done, or why it was not. */
export const projectProblems = inLanguages({
  en: {
    project: "project",
    saved: "Saved",
    published: "Published. Everybody can see it on your profile now.",
    unpublished: "Taken off your profile. It stays here as a draft.",
    removed: (title: string) => (title ? `${title} removed, with its pictures.` : "Draft removed, with its pictures."),
    ordered: "New order saved. The first project stands for your work in searches.",
    hidden: "Our team has hidden this project. You can appeal where the reason stands.",
    full: (max: number) => `You have ${max} projects, which is the most there can be. Please remove one first.`,
    moved: "This project was changed in another window meanwhile. Nothing was overwritten; here is how it stands now.",
    otherProjects: "Your projects have changed in another window meanwhile. Please load the page anew.",
    otherOrder:
      "The order was changed in another window meanwhile. Nothing was overwritten; here is how it stands now.",
    yearToCome: "Please give the year in which it was completed: that one is still to come.",
    reviewTaken: "This review stands beside another project of yours. Please take it away there first.",
    notYourReview: "Please choose one of your own reviews.",
    twice: "The same picture stands there twice. Please load the page anew.",
    missing: {
      pictures: "Please add at least one photograph or plan of the finished work.",
      title: "Please give it a title, like “A kitchen for three cooks”.",
      work: "Please say what kind of work it was.",
      locality: "Please say in which part of the city it is. The address is not needed.",
      completed_year: "Please say in which year it was completed.",
    } satisfies Record<MissingField, string>,
  },
})

/** What a project is, wherever it is said. */
export const projectWordsTexts = inLanguages({
  en: {
    /** A dot ends a line and begins none. */
    line: (facts: readonly string[]) => facts.join("\u00A0· "),
    works: {
      kitchen: "Kitchen",
      living: "Living room",
      dining: "Dining room",
      bedroom: "Bedroom",
      study: "Study",
      puja: "Puja room",
      bathroom: "Bathroom",
      balcony: "Balcony",
      office: "Office",
      shop: "Shop",
      home: "Whole home",
      house: "New house",
    } satisfies Record<Work, string>,
    homeTypes: {
      "1bhk": "1 BHK",
      "2bhk": "2 BHK",
      "3bhk": "3 BHK",
      "4bhk": "4 BHK or larger",
      "row-house": "Row house",
      bungalow: "Bungalow",
      office: "Office",
      shop: "Shop",
      other: "Something else",
    } satisfies Record<HomeType, string>,
    roles: { photo: "Photograph", before: "Before", plan: "Drawing" } satisfies Record<PictureRole, string>,
    pictureOf: (title: string) => `Photograph: ${title}`,
    drawingOf: (title: string) => `Drawing: ${title}`,
    area: (squareFeet: number) => `${squareFeet.toLocaleString("en-IN")} sq ft`,
    weeks: (weeks: number) => (weeks === 1 ? "1 week" : `${weeks} weeks`),
  },
})

/** The page of a project. */
export const projectPageTexts = inLanguages({
  en: {
    notFound: "Project not found",
    trail: { home: "Home" },
    /** As much as search engines show of it. */
    head: (title: string, business: string, locality: string) =>
      [`${title}, ${locality}: by ${business}`, `${title}: by ${business}`, title].find((one) => one.length <= 58) ??
      `${title.slice(0, 57)}…`,
    description: (description: string, locality: string, business: string) =>
      `${description} A finished project in ${locality} by ${business}, with how it looks and what is known of it.`.trim(),
    where: (locality: string, city: string) => (locality ? `${locality}, ${city}` : city),
    facts: {
      title: "The job in figures",
      work: "Kind of work",
      home_type: "Kind of home",
      area: "Area",
      completed: "Completed",
      duration: "Took",
      paid: "The owner paid",
    },
    about: "What was done",
    pictures: "Pictures",
    allPictures: (count: number) => `All ${count} pictures`,
    open: (label: string) => `${label}: show in full`,
    openShort: "Show in full",
    beforeAfter: {
      slider: "How much of the state before is shown",
      before: "Before",
      after: "After",
    },
    numbered: (at: number, count: number) => `Picture ${at} of ${count}`,
    drawn: "A drawing by us from what the project says, not a photograph.",
    review: (business: string) => `What a customer said, chosen by ${business}`,
    by: "Made by",
    ask: "Ask about a job like this",
    book: "Book a visit",
    more: (business: string) => `More by ${business}`,
    all: "All their work",
    foreign: "Not theirs, or your home without consent?",
    report: "Report this project",
    reportAbout: (id: string) => `Project ${id}`,
  },
})
