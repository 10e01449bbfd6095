import { inLanguages } from "../../platform/language/language.ts"
import type { RateUnit } from "./package.rules.ts"

/** Packages and rates wherever they are said: on cards, profiles, in a comparison. */
export const priceWordsTexts = inLanguages({
  en: {
    package: (length: string, price: string) => `${length}, ${price}`,
    /** @param terms "1 h 30 min, ₹2,000" */
    named: (name: string, terms: string) => `${name}: ${terms}`,
    from: (price: string) => `From ${price} a visit`,
    /** @param amount with its sign, "₹80–120" */
    rate: {
      sq_ft: (amount: string) => `The work: ${amount} per sq ft`,
      percent_of_work: (amount: string) => `The work: ${amount}% of its cost`,
    } satisfies Record<RateUnit, (amount: string) => string>,
  },
})

/** What the fields are called and what can be wrong with them, at the forms and in the calls. */
export const packageFieldTexts = inLanguages({
  en: {
    fields: {
      name: "Name",
      minutes: "How long it takes",
      price: "Price in all",
      from: "From",
      to: "To",
      unit: "Unit",
    },
    names: { minutes: "Duration" },
    rules: {
      short_name: () => "Name: please use at least 3 characters.",
      plain_text: (label: string) => `${label}: please use plain text, without links.`,
      below_zero: () => "The price cannot be less than 0.",
      no_package_price: () => "Please give a price above 0. A visit that is free is one by the hour at a price of 0.",
      too_dear: () => "The price can be at most ₹99,99,99,999.99.",
      commas: () => "Please write it without commas, like 125000.",
      paise: () => "Please give the price with at most two decimals, like 1250.50.",
      no_amount: () => "Please write the price in digits, like 1250 or 1250.50.",
      rate_above_zero: () => "Please give an amount above 0.",
      no_rate: () => "Please write it in digits, with at most two decimals, like 8 or 8.5.",
      sq_ft_too_dear: () => "A rate can be at most ₹1,00,000 per sq ft.",
      percent_too_high: () => "A rate can be at most 100 per cent.",
      rate_runs_down: () => "This should not be less than where it begins.",
    },
  },
})

/** What the server answers: that it was done, or why it was not. */
export const packageProblems = inLanguages({
  en: {
    package: "package",
    rate: "rate",
    added: (name: string) => `${name} added. People can book it at once.`,
    saved: "Package saved. What is booked stays as it was booked.",
    removed: (name: string) => `${name} removed. What is booked stays.`,
    rateSaved: "Rate saved",
    rateRemoved: "Rate removed",
    nameTaken: "You have a package of this name already. Please choose another name.",
    full: (max: number) => `A service has ${max} packages at most. Please change one of them, or remove one first.`,
    /** @param now "90 min, ₹2,000" */
    moved: (now: string) => `This package was changed elsewhere meanwhile: ${now}. Look at it, then save again.`,
    rateMoved: (now: string | null) =>
      now === null
        ? "This rate was removed elsewhere meanwhile. Look at it, then save again."
        : `This rate was changed elsewhere meanwhile. ${now}. Look at it, then save again.`,
  },
})

/** Lines of the recent activity. */
export const packageKindTexts = inLanguages({
  en: {
    package: (service: string, name: string, terms: string) => `${service}, ${name}: ${terms}`,
    rate: (service: string, rate: string) => `${service}. ${rate}`,
    gone: "no longer offered",
    rateGone: {
      sq_ft: (service: string) => `${service}: no rate per sq ft any more`,
      percent_of_work: (service: string) => `${service}: no rate in per cent of the work any more`,
    } satisfies Record<RateUnit, (service: string) => string>,
  },
})

/** The part of /provider/services about packages and rates. */
export const packagesPartTexts = inLanguages({
  en: {
    packages: {
      title: "Packages",
      lead: "Visits with a length and a price of their own, like “Home visit with sketch, 1 h 30 min: ₹2,000”. Each can be booked.",
      add: "Add a package",
      changing: (name: string) => `Change ${name}`,
      full: (max: number) => `These are all ${max} that a service can have.`,
      tooLong: (stretch: string) =>
        `Your longest stretch of hours is ${stretch}: nobody can book this before you change your hours.`,
    },
    rates: {
      title: "Rates",
      lead: "What the work itself costs. People read it; a visit is never charged by it.",
      units: { sq_ft: "Per sq ft", percent_of_work: "Per cent of the cost of the work" } satisfies Record<
        RateUnit,
        string
      >,
      none: "Not said",
      set: "Set",
      change: "Change",
    },
  },
})

export const packageFormTexts = inLanguages({
  en: {
    adding: "Add a package",
    changing: "Change this package",
    of: (service: string) => `A package of ${service}.`,
    placeholders: { name: "Home visit with sketch", price: "Enter price" },
    hints: { name: "What people get for it, in a few words." },
    reads: (price: string) => `Shown as: ${price}`,
    booked: "Bookings that are made keep the name, length and price they were made with.",
    add: "Add package",
    save: "Save changes",
    remove: "Remove",
    cancel: "Cancel",
    failed: "This could not be saved. What you typed is kept: please try again.",
  },
})

export const rateFormTexts = inLanguages({
  en: {
    title: { sq_ft: "Rate per sq ft", percent_of_work: "Rate in per cent of the work" } satisfies Record<
      RateUnit,
      string
    >,
    of: {
      sq_ft: (service: string) => `${service}: rupees for each square foot of the work.`,
      percent_of_work: (service: string) => `${service}: per cent of what the work costs in all.`,
    } satisfies Record<RateUnit, (service: string) => string>,
    hints: { to: "Leave it empty where it is always the same." },
    save: "Save rate",
    remove: "Remove",
    cancel: "Cancel",
    failed: "This could not be saved. What you typed is kept: please try again.",
  },
})
