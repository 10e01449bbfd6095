import { brand } from "../../brand.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader } from "../../platform/pages/public-loader.server.ts"
import { ReviewItem } from "../../reviews/components/review-item.tsx"
import { getReview } from "../../reviews/review.server.ts"
import { pageMeta, pageTitle, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { keepLoadedBehindDialog } from "../../ui/keep-loaded.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { getProfile } from "../professional.server.ts"
import type { Route } from "./+types/project.page"
import { ProjectView } from "./components/project-view.tsx"
import { getProject } from "./project.server.ts"
import { projectDescription, projectPicture, structuredData } from "./project.sharing.ts"
import { projectPath } from "./project-paths.ts"
import { projectPageTexts } from "./texts.ts"

/** `picture` names the one that is looked at in full. */
export const handle: PageHandle = { cache: { seconds: 10, reads: [] } }

export const loader = publicLoader(async (ctx, { params: { id = "", projectId = "" } }) => {
  const [{ project }, { provider }] = await Promise.all([getProject(ctx, { id, projectId }), getProfile(ctx, { id })])
  const review = project.review_id ? await getReview(ctx, { id, reviewId: project.review_id }) : undefined
  return { project, provider, review }
})

/** Looking at a picture changes the address, not the project. */
export const shouldRevalidate = keepLoadedBehindDialog

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageTitle(matches, projectPageTexts, (t) => t.notFound)
  const { project, provider } = loaderData
  const site = siteOf(matches)
  const t = projectPageTexts.in(site.language)
  return [
    ...pageMeta(site, {
      title: `${t.head(project.title, provider.business_name, project.locality)} · ${brand.name}`,
      description: projectDescription(project, provider, site.language),
      path: projectPath(provider.id, project.id),
      picture: projectPicture(project, provider, site.language),
    }),
    ...(import.meta.env.SSR ? structuredData(project, provider, site).map(described) : []),
  ]
}

export default function ProjectPage({ loaderData: { project, provider, review } }: Route.ComponentProps) {
  const t = useTexts(projectPageTexts)
  const trail = [
    { label: t.trail.home, to: "/" },
    { label: provider.business_name, to: `/providers/${provider.id}` },
    { label: project.title },
  ]
  return (
    <div className="page-width py-4 md:py-8">
      <Breadcrumb items={trail} />
      <ProjectView project={project} provider={provider}>
        {review && <ReviewItem review={review} />}
      </ProjectView>
    </div>
  )
}
