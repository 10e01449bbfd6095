import { PictureViewer } from "../../../ui/overlay/picture-viewer.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ShownProject } from "../project.schema.ts"
import { projectPageTexts, projectWordsTexts } from "../texts.ts"
import { sourcesOf } from "./photo-link.tsx"
import { altOf } from "./picture-words.ts"

interface ProjectViewerProps {
  project: ShownProject
  shownId: string
  onShow: (id: string) => void
  onClose: () => void
}

export default function ProjectViewer({ project, ...viewer }: ProjectViewerProps) {
  const { numbered } = useTexts(projectPageTexts)
  const words = useTexts(projectWordsTexts)
  const { pictures, title } = project
  const viewed = pictures.map((picture, at) => ({
    id: picture.file_id,
    src: picture.urls.large!,
    whole: picture.urls.large!,
    alt: altOf(picture, numbered(at + 1, pictures.length)),
    sources: sourcesOf(picture),
    heading: title,
    caption: picture.caption,
    detail: picture.role === "photo" ? undefined : words.roles[picture.role],
  }))
  return <PictureViewer pictures={viewed} {...viewer} />
}
