import { useNavigate, useRevalidator } from "react-router"
import { ownProfessionalId } from "../../../accounts/profile/profile.actions.ts"
import { call, failureMessage } from "../../../platform/api/api-client.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { chosenReview } from "../../../reviews/chosen-review.actions.ts"
import { ReviewItem } from "../../../reviews/components/review-item.tsx"
import type { Review } from "../../../reviews/review.schema.ts"
import { pageTitle } from "../../../sharing/page-meta.ts"
import { Button } from "../../../ui/button.tsx"
import { ErrorState } from "../../../ui/error-state.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { Icon } from "../../../ui/icon.tsx"
import { keepLoadedBehindDialog } from "../../../ui/keep-loaded.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { useNearbyFocus } from "../../../ui/list/use-nearby-focus.ts"
import { PageLoading } from "../../../ui/page-loading.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { getProfessional, type Profile } from "../../professional.contract.ts"
import { ProjectView } from "../components/project-view.tsx"
import { ownProjectsTexts } from "../own/texts.ts"
import { getProject } from "../project.contract.ts"
import { canPublish } from "../project.rules.ts"
import type { ShownProject } from "../project.schema.ts"
import { ownProjectPath } from "../project-paths.ts"
import type { Route } from "./+types/preview-project.page"
import { openProject, publish, savedFirst } from "./editing.actions.ts"
import { projectEditorTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, projectEditorTexts, (t) => t.preview.title)

interface Loaded {
  project: ShownProject
  provider: Profile
  review: Review | undefined
}

export const clientLoader = async ({
  request: { signal },
  params: { projectId },
}: Route.ClientLoaderArgs): Promise<Loaded | { failure: string }> => {
  const t = textsHere(projectEditorTexts)
  try {
    await savedFirst(projectId)
    const id = await ownProfessionalId()
    if (!id) return { failure: t.failed }
    const [{ project, review }, { provider }] = await Promise.all([
      loadProject({ id, projectId }, signal),
      call(getProfessional, { id }, { signal }),
    ])
    return { project, provider, review }
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, t.failed) }
  }
}

const loadProject = async ({ id, projectId }: { id: string; projectId: string }, signal: AbortSignal) => {
  const { project } = await call(getProject, { id, projectId }, { signal })
  // All else can be looked at without it.
  const review = await chosenReview({ id, reviewId: project.review_id }, { signal }).catch(() => undefined)
  return { project, review }
}

/** Looking at a picture changes the address, not the project. */
export const shouldRevalidate = keepLoadedBehindDialog

export function HydrateFallback() {
  return <PageLoading label={useTexts(projectEditorTexts).loading} />
}

/** The public page of a project before there is one. */
export default function PreviewProjectPage({ loaderData, params: { projectId } }: Route.ComponentProps) {
  const { preview: t } = useTexts(projectEditorTexts)
  const { untitled } = useTexts(ownProjectsTexts)
  const { revalidate, state } = useRevalidator()
  if ("failure" in loaderData)
    return <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
  const { project, provider, review } = loaderData
  return (
    <>
      <div data-item="" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-fill p-3 pl-4">
        <Icon name="eye" className="size-5 text-muted" />
        <p className="min-w-0 flex-1 basis-48">{project.published_at ? t.published : t.draft}</p>
        <LinkButton to={ownProjectPath(projectId)} variant="secondary" icon="pencil">
          {t.back}
        </LinkButton>
        {canPublish(project) && <PublishButton professionalId={provider.id} project={project} />}
      </div>
      <ProjectView project={{ ...project, title: project.title || untitled }} provider={provider} isPreview>
        {review && <ReviewItem review={review} />}
      </ProjectView>
    </>
  )
}

/** Whoever likes what they see need not go back for it. Where something is not saved or missing, the form says what. */
function PublishButton({ professionalId, project }: { professionalId: string; project: ShownProject }) {
  const { publish: t } = useTexts(projectEditorTexts)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const button = useNearbyFocus<HTMLButtonElement>()
  const publishIt = async () => {
    if (await publish(openProject(professionalId, project), true)) await revalidate()
    else await navigate(ownProjectPath(project.id))
  }
  return (
    <Button ref={button} busy={busy} onClick={() => void run(publishIt)}>
      {t.button}
    </Button>
  )
}
