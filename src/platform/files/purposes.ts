/** Where a file is asked for. portrait-urls.server.ts and file.slice.server.ts write the same in SQL. */
export const fileAddress = (id: string, name: string) => `/files/${id}/${name}`

/** What files are for: each has a slice that says what is made of them and who sees them. The database knows some more. */
export const purposes = ["portrait"] as const
export type PurposeName = (typeof purposes)[number]

/** The one name under which nothing is ever served: what is kept to be cropped. */
export const SOURCE = "source"
