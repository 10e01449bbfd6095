import type { CreativeWork } from "schema-dts"
import { type Language, pathIn } from "../../platform/language/language.ts"
import type { Site } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { trailOf } from "../../sharing/structured-data.ts"
import type { Profile } from "../professional.contract.ts"
import { profilePicture } from "../profile.sharing.ts"
import type { ShownProject } from "./project.schema.ts"
import { projectPath } from "./project-paths.ts"
import { projectPageTexts, projectWordsTexts } from "./texts.ts"

/** What search engines show below the title. */
export const projectDescription = (project: ShownProject, provider: Profile, language: Language) =>
  projectPageTexts
    .in(language)
    .description(
      project.description.trim().replace(/\s+/g, " ") || `${project.title}.`,
      project.locality,
      provider.business_name,
    )
    .slice(0, 300)

/** What search engines read. */
export const structuredData = (project: ShownProject, provider: Profile, { publicUrl, language }: Site) => {
  const t = projectPageTexts.in(language)
  const at = (path: string) => publicUrl + pathIn(language, path)
  const url = at(projectPath(provider.id, project.id))
  const profile = at(`/providers/${provider.id}`)
  const work: CreativeWork = {
    "@type": "CreativeWork",
    "@id": url,
    url,
    name: project.title,
    ...(project.description && { description: project.description }),
    creator: { "@type": "LocalBusiness", "@id": profile, name: provider.business_name, url: profile },
    dateCreated: String(project.completed_year),
    locationCreated: { "@type": "Place", name: `${project.locality}, ${provider.city}` },
    image: project.pictures.map(({ urls, caption, width, height }) => ({
      "@type": "ImageObject" as const,
      contentUrl: publicUrl + urls.large,
      ...(caption && { caption }),
      width: `${width} px`,
      height: `${height} px`,
    })),
  }
  const trail = [
    { name: t.trail.home, item: at("/") },
    { name: provider.business_name, item: profile },
    { name: project.title, item: url },
  ]
  return [work, trailOf(trail)]
}

/** The project as others see it when somebody shares it: its photograph, else what its professional's page is shared with. */
export const projectPicture = (project: ShownProject, provider: Profile, language: Language): SharingPicture => {
  const cover = project.pictures.find(({ file_id }) => file_id === project.picture.photo)
  return {
    ...profilePicture(provider, language),
    photo: cover && {
      ...{ path: cover.urls.medium!, type: "image/webp" },
      alt: cover.alt || cover.caption || projectWordsTexts.in(language).pictureOf(project.title),
    },
  }
}
