/** What the forms of the public pages let people choose from (specification 2 §5 and §9). What each is called stands in the words. */

export const contactSubjects = ["general", "services", "partnership", "careers", "support"] as const

/** Of the inquiry on /services. */
export const budgets = ["under-50k", "50k-2l", "2l-5l", "5l-10l", "above-10l"] as const
export const timelines = ["urgent", "1-2-weeks", "1-month", "2-3-months", "flexible"] as const

export const registrationServices = [
  ...(["interior_design", "architecture", "home_renovation", "office_design", "consultation", "other"] as const),
] as const
export const registrationExperience = ["0-2", "3-5", "6-10", "11-15", "16-20", "20+"] as const
export const roles = ["engineering", "design", "product", "marketing", "operations", "other"] as const
