import { useNavigate, useSearchParams } from "react-router"
import { Icon } from "../../../../ui/icon.tsx"
import { Link } from "../../../../ui/link.tsx"
import { toast } from "../../../../ui/overlay/toast-store.ts"
import { SaveStatus } from "../../../../ui/save-status.tsx"
import { useFileDrop } from "../../../../ui/use-file-drop.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { HiddenProject } from "../../components/hidden-project.tsx"
import { ProjectRemoval } from "../../own/components/project-removal.tsx"
import type { ShownProject } from "../../project.schema.ts"
import { OWN_PROJECTS_PAGE } from "../../project-paths.ts"
import type { OpenProject } from "../editing.actions.ts"
import { projectEditorTexts } from "../texts.ts"
import { useEditing } from "../use-editing.ts"
import { PictureDialog } from "./picture-dialog.tsx"
import { PicturesSection } from "./pictures-section.tsx"
import { type OwnReview, ProjectFields } from "./project-fields.tsx"
import { PublishPanel } from "./publish-panel.tsx"

interface ProjectEditorScreenProps {
  open: OpenProject
  loaded: ShownProject
  reviews: readonly OwnReview[]
  localities: readonly string[]
}

/** One project on one page: pictures first, then what is said of them, and beside it whether everybody may see it. */
export function ProjectEditorScreen({ open, loaded, reviews, localities }: ProjectEditorScreenProps) {
  const t = useTexts(projectEditorTexts)
  const editing = useEditing(open, loaded)
  const { view, uploads } = editing
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const drop = useFileDrop((files) => void uploads.add(files))
  const close = () => setParams({}, { replace: true, preventScrollReset: true })
  const onRemoved = async (message: string) => {
    toast("success", message, 5000)
    await navigate(OWN_PROJECTS_PAGE, { replace: true })
  }
  const at = view.pictures.findIndex(({ file_id }) => file_id === params.get("picture"))
  return (
    <div {...drop.handlers} className="max-w-5xl">
      <div className={barClasses}>
        <Link
          to={OWN_PROJECTS_PAGE}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-tile-ink"
        >
          <Icon name="arrow-left" className="size-5" />
          {t.back}
        </Link>
        <SaveStatus saving={view.saving} text={t.saving[view.saving]} className="lg:hidden" />
      </div>
      <div className="mb-6 grid gap-2 lg:mb-8">
        <h1 className="wrap-anywhere text-2xl md:text-3xl">{t.title(view.saved.title)}</h1>
        <p className="text-muted">
          {loaded.takedown ? t.hiddenLead : view.saved.published_at ? t.publishedLead : t.lead}
        </p>
      </div>
      {loaded.takedown && (
        <div className="mb-6">
          <HiddenProject professionalId={open.professionalId} projectId={open.id} takedown={loaded.takedown} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-6">
          <PicturesSection editing={editing} isDropping={drop.isOver} />
          <ProjectFields editing={editing} reviews={reviews} localities={localities} />
        </div>
        <PublishPanel editing={editing} />
      </div>
      {at >= 0 && <PictureDialog editing={editing} at={at} onClose={close} />}
      {params.has("remove") && (
        <ProjectRemoval
          project={{ ...view.saved, picture_count: view.saved.pictures.length }}
          professionalId={open.professionalId}
          onClose={close}
          onDone={onRemoved}
        />
      )}
    </div>
  )
}

/** Whether all is saved stays in sight while somebody types; where there is room it stands beside the form. */
const barClasses = [
  "sticky top-16 z-20 -mt-2 mb-2 flex items-center justify-between gap-4 bg-paper py-1",
  "lg:static",
].join(" ")
