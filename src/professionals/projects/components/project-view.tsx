import { lazy, type ReactNode, Suspense } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { LargePicture } from "../../../drawings/large-picture.tsx"
import { Card } from "../../../ui/card.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Profile } from "../../professional.contract.ts"
import type { ShownProject } from "../project.schema.ts"
import { projectPageTexts, projectWordsTexts } from "../texts.ts"
import { AskBar, Figures, MadeBy } from "./project-facts.tsx"
import { ProjectCover, ProjectPictures } from "./project-gallery.tsx"
import { ProjectTile } from "./project-tile.tsx"

/** Everybody reads and sees the page without it. */
const Viewer = lazy(() => import("./project-viewer.tsx"))

interface ProjectViewProps {
  project: ShownProject
  provider: Profile
  /** Looked at by who made it, before others may. */
  isPreview?: boolean
  /** What the customer said of the job. */
  children?: ReactNode
}

/** A job from its first photograph to who made it. */
export function ProjectView({ project, provider, isPreview = false, children }: ProjectViewProps) {
  const t = useTexts(projectPageTexts)
  const words = useTexts(projectWordsTexts)
  const { title, work, locality, description, pictures } = project
  const facts = [...(work ? [words.works[work]] : []), t.where(locality, provider.city)]
  // Nobody asks themselves.
  const askAddress = isPreview ? undefined : `/messages?to=${provider.id}&project=${project.id}`
  const others = provider.portfolio.filter(({ id }) => id !== project.id)
  return (
    <article className="mt-3 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <header className="grid gap-2 lg:col-span-2">
        <h1 className="wrap-anywhere max-w-[24ch] text-3xl sm:text-4xl">{title}</h1>
        <p className="text-muted sm:text-lg">{words.line(facts)}</p>
        <p className="text-muted">
          {t.by}{" "}
          <Link
            to={`/providers/${provider.id}`}
            className="wrap-anywhere inline-block font-semibold text-tile-ink hover:underline"
          >
            {provider.business_name}
          </Link>
        </p>
      </header>
      <div className="grid min-w-0 grid-cols-1 gap-8">
        {pictures.length > 0 ? <ProjectCover project={project} /> : <Drawing project={project} />}
        <About description={description} />
      </div>
      {/* On a phone what it is and whose comes before all the other pictures, to which the cover leads. */}
      <aside className="grid gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2">
        <Figures project={project} />
        <MadeBy provider={provider} askAddress={askAddress} />
      </aside>
      <div className="grid min-w-0 grid-cols-1 gap-10">
        <ProjectPictures project={project} />
        {children && (
          <section className="grid gap-4">
            <h2 className="text-2xl">{t.review(provider.business_name)}</h2>
            <Card>{children}</Card>
          </section>
        )}
        {!isPreview && <Report projectId={project.id} />}
      </div>
      {others.length > 0 && (
        <section className="grid gap-4 lg:col-span-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="text-2xl">{t.more(provider.business_name)}</h2>
            <Link to={`/providers/${provider.id}#work`} className="font-semibold text-tile-ink hover:underline">
              {t.all}
            </Link>
          </div>
          <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {others.slice(0, 3).map((one) => (
              <ProjectTile key={one.id} providerId={provider.id} project={one} />
            ))}
          </ul>
        </section>
      )}
      {askAddress && <AskBar askAddress={askAddress} />}
      <OpenPicture project={project} />
    </article>
  )
}

function About({ description }: Pick<ShownProject, "description">) {
  const t = useTexts(projectPageTexts)
  if (!description) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t.about}</h2>
      <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line text-lg">
        {description}
      </p>
    </section>
  )
}

function Report({ projectId }: { projectId: string }) {
  const t = useTexts(projectPageTexts)
  return (
    <p className="text-muted text-sm">
      {t.foreign}{" "}
      <Link
        to={`/grievance/status?kind=content&booking=${encodeURIComponent(t.reportAbout(projectId))}#complaint`}
        rel="nofollow"
        className="underline underline-offset-4 hover:text-ink"
      >
        {t.report}
      </Link>
    </p>
  )
}

function Drawing({ project }: Pick<ProjectViewProps, "project">) {
  const t = useTexts(projectPageTexts)
  const { drawingOf } = useTexts(projectWordsTexts)
  return (
    <figure className="grid gap-2">
      <LargePicture
        {...project.picture}
        alt={drawingOf(project.title)}
        eager
        className="aspect-4/3 w-full rounded-lg border border-line bg-surface"
      />
      <figcaption className="text-muted text-sm">{t.drawn}</figcaption>
    </figure>
  )
}

/** The picture that the address names, in full; back closes it. */
function OpenPicture({ project }: Pick<ProjectViewProps, "project">) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const shownId = params.get("picture")
  if (!project.pictures.some(({ file_id }) => file_id === shownId)) return null
  const onShow = (id: string) =>
    void navigate(`${pathname}?picture=${id}`, { replace: true, preventScrollReset: true, state })
  // Opened from the page it is a step back; from a link somebody sent it is this page without it.
  const onClose = () =>
    void (state?.isFromPage ? navigate(-1) : navigate(pathname, { replace: true, preventScrollReset: true }))
  return (
    <Suspense>
      <Viewer project={project} shownId={shownId!} onShow={onShow} onClose={onClose} />
    </Suspense>
  )
}
