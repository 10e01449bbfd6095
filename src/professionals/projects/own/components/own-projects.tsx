import type { ReactNode } from "react"
import { useRevalidator } from "react-router"
import { Picture } from "../../../../drawings/picture.tsx"
import { Badge } from "../../../../ui/badge.tsx"
import { Button } from "../../../../ui/button.tsx"
import { buttonStyle } from "../../../../ui/button-style.ts"
import { useOneAtATime } from "../../../../ui/form/use-one-at-a-time.ts"
import { Icon } from "../../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../../ui/link.tsx"
import { useReorder } from "../../../../ui/list/use-reorder.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { HiddenProject } from "../../components/hidden-project.tsx"
import { canPublish, missingToPublish } from "../../project.rules.ts"
import type { ListedProject } from "../../project.schema.ts"
import { ownProjectPath, projectPath } from "../../project-paths.ts"
import { projectFieldTexts, projectWordsTexts } from "../../texts.ts"
import type { OwnProjectList } from "../own-projects.list.ts"
import { setPublished } from "../project.actions.ts"
import { ownProjectsTexts } from "../texts.ts"
import { useProjectOrder } from "../use-project-order.ts"
import { PictureArchive } from "./picture-archive.tsx"
import { ORDER_HELP, ProjectOrder } from "./project-order.tsx"
import { ProjectState } from "./project-state.tsx"

interface OwnProjectsProps {
  projects: readonly ListedProject[]
  professionalId: string
  list: OwnProjectList
}

/** A card each, in the order of the profile, which is changed here. */
export function OwnProjects({ projects: loaded, professionalId, list }: OwnProjectsProps) {
  const t = useTexts(ownProjectsTexts)
  const { projects, move, news } = useProjectOrder(professionalId, loaded)
  const reorder = useReorder({ keys: projects.map(({ id }) => id), onMove: move })
  return (
    <>
      <p className="mb-4 text-muted empty:hidden">
        {[projects.length > 1 && t.first, projects.some(isDrawn) && t.areDrawn].filter(Boolean).join(" ")}
      </p>
      <p id={ORDER_HELP} hidden>
        {t.order.help}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol className="grid grid-cols-1 gap-4">
        {projects.map((project, at) => (
          <li
            key={project.id}
            {...reorder.item(project.id)}
            className={`${cardClasses} ${reorder.isDragged(project.id) ? "border-tile ring-1 ring-tile" : "border-line"}`}
          >
            <ProjectSummary project={project} isFirst={at === 0 && project.published_at !== null} />
            {project.takedown && (
              <div className="col-span-full">
                <HiddenProject professionalId={professionalId} projectId={project.id} takedown={project.takedown} />
              </div>
            )}
            <ProjectActs project={project} professionalId={professionalId} list={list}>
              <ProjectOrder project={project} at={at} count={projects.length} reorder={reorder} />
            </ProjectActs>
          </li>
        ))}
      </ol>
      {projects.some(({ picture_count }) => picture_count > 0) && <PictureArchive professionalId={professionalId} />}
    </>
  )
}

const isDrawn = ({ published_at, picture_count }: ListedProject) => published_at !== null && picture_count === 0

/** On a phone picture and title stand beside each other, and below them what can be done. */
const cardClasses = [
  "grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3 rounded-lg border bg-surface p-3 shadow-soft",
  "sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-5 sm:gap-y-1.5 sm:p-4",
  "lg:grid-rows-[auto_1fr_auto]",
].join(" ")

function ProjectSummary({ project, isFirst }: { project: ListedProject; isFirst: boolean }) {
  const t = useTexts(ownProjectsTexts)
  const { fields } = useTexts(projectFieldTexts)
  const { line } = useTexts(projectWordsTexts)
  const { id, title, picture, picture_count, published_at, takedown } = project
  const missing = missingToPublish(project).map((field) => fields[field])
  const facts = useFacts(project)
  const to = ownProjectPath(id)
  return (
    <>
      <Link to={to} tabIndex={-1} aria-hidden="true" className="sm:row-span-2 lg:row-span-3">
        <Picture
          {...picture}
          detail="low"
          className="aspect-square w-full rounded-md border border-line object-cover sm:aspect-4/3"
        />
      </Link>
      <div className="grid min-w-0 content-start gap-1.5">
        <h2 className="wrap-anywhere text-lg sm:text-xl">
          <Link to={to} className="hover:underline hover:underline-offset-4">
            {title || t.untitled}
          </Link>
        </h2>
        <p className="flex min-w-0 flex-wrap gap-2 [&>*]:whitespace-normal">
          <ProjectState project={project} />
          {isFirst && (
            <Badge tone="brass" icon="search" className="whitespace-normal">
              {t.isFirst}
            </Badge>
          )}
        </p>
      </div>
      <div className="grid min-w-0 gap-1.5 max-sm:col-span-full">
        <p className="wrap-anywhere text-muted text-sm">
          {line([...facts, ...(picture_count > 0 ? [t.pictures(picture_count)] : [])])}
        </p>
        {!published_at && !takedown && (
          <p className="text-sm">{missing.length > 0 ? t.stillNeeded(missing) : <strong>{t.ready}</strong>}</p>
        )}
      </div>
    </>
  )
}

/** What it is, in a few words. */
const useFacts = ({ work, home_type, area_sqft, locality, completed_year }: ListedProject) => {
  const words = useTexts(projectWordsTexts)
  return [
    work && words.works[work],
    home_type && words.homeTypes[home_type],
    area_sqft && words.area(area_sqft),
    locality,
    completed_year && String(completed_year),
  ].filter((one): one is string => Boolean(one))
}

const orderClasses = "ml-auto flex items-center"

interface ProjectActsProps {
  project: ListedProject
  professionalId: string
  list: OwnProjectList
  children: ReactNode
}

function ProjectActs({ project, professionalId, list, children }: ProjectActsProps) {
  const t = useTexts(ownProjectsTexts)
  const { id, title, published_at } = project
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const publish = () =>
    void run(async () => {
      await setPublished(professionalId, id, published_at === null)
      await revalidate()
    })
  return (
    <div className="col-span-full flex min-w-0 flex-wrap items-center gap-y-2 max-sm:[&>:is(a,button)]:px-3 sm:gap-x-2 sm:max-lg:pt-2 lg:col-start-2 [&>*]:max-w-full [&_*]:whitespace-normal">
      <LinkButton to={ownProjectPath(id)} variant="secondary" size="small" icon="pencil" aria-label={t.editing(title)}>
        {t.edit}
      </LinkButton>
      {published_at ? (
        <>
          <LinkButton
            to={projectPath(professionalId, id)}
            variant="quiet"
            size="small"
            icon="eye"
            aria-label={t.seeing(title)}
          >
            <span className="max-sm:sr-only">{t.see}</span>
          </LinkButton>
          {/* A phone's line has no room for it: there it is in what Edit opens. */}
          <Button
            variant="plain"
            size="small"
            busy={busy}
            onClick={publish}
            aria-label={t.takingOff(title)}
            className="max-sm:hidden"
          >
            {t.takeOff}
          </Button>
        </>
      ) : (
        canPublish(project) && (
          <Button size="small" busy={busy} onClick={publish} aria-label={t.publishing(title)}>
            {t.publish}
          </Button>
        )
      )}
      <span className={orderClasses}>
        {children}
        <Link
          to={list.toDialog("remove", id)}
          preventScrollReset
          aria-label={t.remove.aloud(title)}
          className={buttonStyle("quiet-danger", "small")}
        >
          <Icon name="trash" className="size-4" />
          <span className="max-lg:sr-only">{t.remove.button}</span>
        </Link>
      </span>
    </div>
  )
}
