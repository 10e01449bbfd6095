import type { ProjectPicture } from "../project.schema.ts"

/** What is read of a picture to those who do not see it; of one of which nothing is said, its number. */
export const altOf = ({ alt, caption }: Pick<ProjectPicture, "alt" | "caption">, number: string) =>
  alt || caption || number
