import { useState } from "react"
import { useRevalidator } from "react-router"
import { ownProfessionalId } from "../../../accounts/profile/profile.actions.ts"
import { knownLocalities } from "../../../locations/location.contract.ts"
import { ApiFailure, call, failureMessage } from "../../../platform/api/api-client.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { professionalReviews } from "../../../reviews/review.contract.ts"
import { pageTitle } from "../../../sharing/page-meta.ts"
import { ErrorState } from "../../../ui/error-state.tsx"
import { keepLoadedBehindDialog } from "../../../ui/keep-loaded.ts"
import { failedOf, useFreshOnReturn } from "../../../ui/list/use-fresh-on-return.ts"
import { PageLoading } from "../../../ui/page-loading.tsx"
import { useLastLoaded } from "../../../ui/use-last-loaded.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { getProject } from "../project.contract.ts"
import type { ShownProject } from "../project.schema.ts"
import type { Route } from "./+types/edit-project.page"
import { ProjectEditorScreen } from "./components/project-editor-screen.tsx"
import type { OwnReview } from "./components/project-fields.tsx"
import { openProject } from "./editing.actions.ts"
import { projectEditorTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, projectEditorTexts, (t) => t.title(""))

interface Loaded {
  id: string
  project: ShownProject
  reviews: OwnReview[]
  localities: string[]
}

const REVIEWS = 50

/** Localities are only suggested, and a review is only offered: without them all else can be edited. */
export const clientLoader = async ({
  request: { signal },
  params: { projectId },
}: Route.ClientLoaderArgs): Promise<Loaded | { failure: string }> => {
  const t = textsHere(projectEditorTexts)
  try {
    const id = await ownProfessionalId()
    if (!id) return { failure: t.failed }
    const [{ project }, { localities }, { reviews }] = await Promise.all([
      call(getProject, { id, projectId }, { signal }),
      call(knownLocalities, {}, { signal }).catch(() => ({ localities: [] })),
      call(professionalReviews, { id, limit: REVIEWS }, { signal }).catch(() => ({ reviews: [] })),
    ])
    return { id, project, reviews, localities: [...new Set(localities.map(({ name }) => name))] }
  } catch (error) {
    if (signal.aborted) throw error
    const isUnknown = error instanceof ApiFailure && error.status === 404
    return { failure: isUnknown ? t.unknown : failureMessage(error, t.failed) }
  }
}

/** Its dialogs show what is loaded. */
export const shouldRevalidate = keepLoadedBehindDialog

export function HydrateFallback() {
  return <PageLoading label={useTexts(projectEditorTexts).loading} />
}

export default function EditProjectPage({ loaderData, params: { projectId } }: Route.ComponentProps) {
  useFreshOnReturn(failedOf(loaderData))
  const { revalidate, state } = useRevalidator()
  const last = useLastLoaded(loaderData)
  if (!last || last.project.id !== projectId)
    return (
      <ErrorState
        message={"failure" in loaderData ? loaderData.failure : ""}
        onRetry={revalidate}
        busy={state === "loading"}
      />
    )
  return <Editing key={projectId} loaded={last} />
}

function Editing({ loaded: { id, project, reviews, localities } }: { loaded: Loaded }) {
  const [open] = useState(() => openProject(id, project))
  return <ProjectEditorScreen open={open} loaded={project} reviews={reviews} localities={localities} />
}
