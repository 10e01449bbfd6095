import { lazy, type ReactNode, Suspense } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { Picture } from "../../../drawings/picture.tsx"
import { Portrait } from "../../../drawings/portrait.tsx"
import { Card } from "../../../ui/card.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { Rating } from "../../../ui/rating.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { bandTexts } from "../../cost/texts.ts"
import type { Profile } from "../../professional.contract.ts"
import { professionalTexts } from "../../texts.ts"
import type { ShownProject } from "../project.schema.ts"
import { projectPageTexts, projectWordsTexts } from "../texts.ts"
import { ProjectGallery } from "./project-gallery.tsx"
import { ProjectTile } from "./project-tile.tsx"

/** Everybody reads and sees the page without it. */
const Viewer = lazy(() => import("./project-viewer.tsx"))

interface ProjectViewProps {
  project: ShownProject
  provider: Profile
  /** What the customer said of the job. */
  children?: ReactNode
}

/** A job from its first photograph to who made it. */
export function ProjectView({ project, provider, children }: ProjectViewProps) {
  const t = useTexts(projectPageTexts)
  const words = useTexts(projectWordsTexts)
  const { title, work, home_type, locality, completed_year, description, pictures } = project
  const facts = [
    work && words.works[work],
    home_type && words.homeTypes[home_type],
    t.where(locality, provider.city),
    completed_year && String(completed_year),
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[]
  const askAddress = `/messages?to=${provider.id}&project=${project.id}`
  const others = provider.portfolio.filter(({ id }) => id !== project.id)
  return (
    <article className="mt-3 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <header className="grid gap-2 lg:col-span-2">
        <h1 className="wrap-anywhere max-w-[24ch] text-3xl sm:text-4xl">{title}</h1>
        <p className="text-lg text-muted">{t.line(facts)}</p>
      </header>
      <div className="grid min-w-0 grid-cols-1 gap-10">
        {pictures.length > 0 ? (
          <ProjectGallery project={project}>
            <About description={description} />
          </ProjectGallery>
        ) : (
          <>
            <Drawing project={project} />
            <About description={description} />
          </>
        )}
        {children && (
          <section className="grid gap-4">
            <h2 className="text-2xl">{t.review(provider.business_name)}</h2>
            <Card>{children}</Card>
          </section>
        )}
      </div>
      <aside className="grid gap-6 lg:sticky lg:top-24">
        <Figures project={project} />
        <MadeBy provider={provider} askAddress={askAddress} />
        <p className="text-muted text-sm">
          {t.foreign}{" "}
          <Link
            to={`/grievance/status?kind=content&booking=${encodeURIComponent(t.reportAbout(project.id))}#complaint`}
            rel="nofollow"
            className="underline underline-offset-4 hover:text-ink"
          >
            {t.report}
          </Link>
        </p>
      </aside>
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
      <AskBar askAddress={askAddress} />
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

function Drawing({ project }: Pick<ProjectViewProps, "project">) {
  const t = useTexts(projectPageTexts)
  const { drawingOf } = useTexts(projectWordsTexts)
  return (
    <figure className="grid gap-2">
      <Picture
        {...project.picture}
        alt={drawingOf(project.title)}
        eager
        className="aspect-3/2 w-full rounded-lg border border-line bg-surface"
      />
      <figcaption className="text-muted text-sm">{t.drawn}</figcaption>
    </figure>
  )
}

/** What is known of it; what is not known is left out. */
function Figures({ project }: Pick<ProjectViewProps, "project">) {
  const { facts: t } = useTexts(projectPageTexts)
  const words = useTexts(projectWordsTexts)
  const { band } = useTexts(bandTexts)
  const { work, home_type, area_sqft, completed_year, duration_weeks, paid } = project
  const rows = [
    [t.work, work && words.works[work]],
    [t.home_type, home_type && words.homeTypes[home_type]],
    [t.area, area_sqft && words.area(area_sqft)],
    [t.completed, completed_year && String(completed_year)],
    [t.duration, duration_weeks && words.weeks(duration_weeks)],
    [t.paid, paid && band(paid.from, paid.to)],
  ].filter((row) => row[1])
  if (rows.length === 0) return null
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">{t.title}</h2>
      <dl className="divide-y divide-line">
        {rows.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

interface AskProps {
  /** Where one asks about this project. */
  askAddress: string
}

function MadeBy({ provider, askAddress }: Pick<ProjectViewProps, "provider"> & AskProps) {
  const t = useTexts(projectPageTexts)
  const { verified, notVerified } = useTexts(professionalTexts)
  const { id, business_name, full_name, portrait, is_verified, services, primary_location } = provider
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="sr-only">{t.by}</h2>
      <div className="relative flex items-center gap-4">
        <Portrait
          seed={id}
          name={portrait ? full_name : business_name}
          portrait={portrait}
          className="size-16 shrink-0 bg-surface"
        />
        <div className="min-w-0">
          <Link
            to={`/providers/${id}`}
            className="wrap-anywhere font-display text-lg after:absolute after:inset-0 hover:underline"
          >
            {business_name}
          </Link>
          <p className="text-muted text-sm">{primary_location}</p>
          <p className="text-sm">{is_verified ? verified : notVerified}</p>
        </div>
      </div>
      <Rating value={provider.average_rating} count={provider.total_reviews} />
      <div className="grid gap-3">
        <LinkButton to={askAddress} icon="message" wide>
          {t.ask}
        </LinkButton>
        {services[0] && (
          <LinkButton to={`/providers/${id}?book=${services[0].id}`} variant="secondary" icon="calendar" wide>
            {t.book}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** On a phone: always at hand along the bottom edge. */
function AskBar({ askAddress }: AskProps) {
  const t = useTexts(projectPageTexts)
  return (
    <div
      data-foot="ask-bar"
      className="no-print sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2rem)] border-line border-t bg-surface px-[clamp(1rem,4vw,2rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <LinkButton to={askAddress} icon="message" wide>
        {t.ask}
      </LinkButton>
    </div>
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
