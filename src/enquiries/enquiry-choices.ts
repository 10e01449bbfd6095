/** What the forms of the public pages let people choose from (specification 2 §5 and §9). What each is called stands in the words. */

export const contactSubjects = ["general", "services", "partnership", "careers", "support"] as const

export const registrationServices = [
  ...(["interior_design", "architecture", "home_renovation", "office_design", "consultation", "other"] as const),
] as const
export const registrationExperience = ["0-2", "3-5", "6-10", "11-15", "16-20", "20+"] as const
export const roles = ["engineering", "design", "product", "marketing", "operations", "other"] as const
