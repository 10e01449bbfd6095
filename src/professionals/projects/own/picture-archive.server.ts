// All pictures of a professional's projects as one archive, to be kept or taken elsewhere: a folder each, in the order of the
// profile, and what is said of them as a text. Read and sent one after the other, so that its size costs no memory.
import { Readable } from "node:stream"
import { notInNames } from "../../../files/document-name.rules.ts"
import { readStored } from "../../../files/file.server.ts"
import type { StreamedFile } from "../../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import type { PhotoSize } from "../../../platform/files/photo-sizes.ts"
import { type ZipEntry, zipOf } from "../../../platform/files/zip.server.ts"
import type { Language } from "../../../platform/language/language.ts"
import { indianDay } from "../../../platform/time.ts"
import { visibleLine } from "../../../platform/visible-text.rules.ts"
import { listArchived } from "../project.queries.server.ts"
import type { PlacedPicture } from "../project.schema.ts"
import { ownProjectsTexts, pictureArchiveTexts } from "./texts.ts"

type Projects = Awaited<ReturnType<typeof listArchived>>

/** The largest that is kept, in the format that every program opens. */
const LARGEST: PhotoSize = "large"

export const archivePictures = async ({ db, actor, clock, language }: Ctx<"professional">): Promise<StreamedFile> => {
  const projects = await listArchived(db, actor.professional_id!)
  const now = clock()
  return {
    type: "application/zip",
    name: `work-${indianDay(now)}.zip`,
    body: Readable.from(zipOf(entriesOf(projects, language), now), { objectMode: false }),
  }
}

async function* entriesOf(projects: Projects, language: Language): AsyncGenerator<ZipEntry> {
  yield { name: pictureArchiveTexts.in(language).captions, bytes: Buffer.from(captionsOf(projects, language)) }
  for (const [place, project] of projects.entries())
    for (const [at, picture] of project.pictures.entries()) {
      const bytes = await readStored(picture.file_id, LARGEST)
      // It was removed while the others were sent.
      if (bytes) yield { name: `${folderOf(project, place, language)}/${fileOf(picture, at, language)}`, bytes }
    }
}

const captionsOf = (projects: Projects, language: Language) =>
  projects
    .map((project, place) =>
      [
        folderOf(project, place, language),
        [project.locality, project.completed_year].filter(Boolean).join(", "),
        project.description,
        ...project.pictures.map((picture, at) => lineOf(picture, fileOf(picture, at, language))),
      ]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n\n")
    .concat("\n")

/** The caption, and what is read to those who do not see it. */
const lineOf = ({ caption, alt }: PlacedPicture, file: string) => [file, ...[caption, alt].filter(Boolean)].join(": ")

/** A title may have marks that would make it a path, or that no file system takes. */
const folderOf = ({ title }: Projects[number], place: number, language: Language) => {
  const name = visibleLine(title.normalize("NFC")).replace(notInNames, "-").replace(/\s+/g, " ")
  const short = [...name]
    .slice(0, LONGEST_NAME)
    .join("")
    .replace(/[ .]+$/, "")
  return `${numberOf(place)} ${short || ownProjectsTexts.in(language).untitled}`
}
const LONGEST_NAME = 80

const fileOf = ({ role }: PlacedPicture, at: number, language: Language) =>
  [numberOf(at), pictureArchiveTexts.in(language).roles[role]].filter(Boolean).join(" ").concat(".webp")

const numberOf = (at: number) => String(at + 1).padStart(2, "0")
