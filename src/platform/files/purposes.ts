/** The URL path of a file. Also in SQL (`fileAddressOf`). */
export const fileAddress = (id: string, name: string) => `/files/${id}/${name}`

/** What files are for: each has a slice that says what is made of them and who sees them. The database knows some more. */
export const purposes = ["portrait", "review", "message", "project", "paper", "blog"] as const
export type PurposeName = (typeof purposes)[number]

/** The name of a source to be cropped, which is never served. */
export const SOURCE = "source"

/** The name of a document, the one file that is stored as it came. */
export const DOCUMENT = "document.pdf"

/** What is said of a file when it is stored and served: its name alone tells. */
export const typeOf = (name: string) =>
  name === DOCUMENT ? "application/pdf" : name.endsWith(".avif") ? "image/avif" : "image/webp"
