/** What files are for. Those without an owner are refused until there is one. */
export const purposes = ["portrait", "project", "paper", "message", "review", "blog"] as const
export type PurposeName = (typeof purposes)[number]

/** The one name under which nothing is ever served: what is kept to be cropped. */
export const SOURCE = "source"
