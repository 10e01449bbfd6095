// A professional's work: projects that begin as drafts, get pictures, and are published. What is not named in a change stays;
// who has seen an older version is told so and overwrites nothing.
import { recordActivity } from "../../activity/activity.server.ts"
import { claimFiles, releaseFile } from "../../files/file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import type { FilePurpose } from "../../platform/files/file-store.server.ts"
import { photoSizes } from "../../platform/files/photo-sizes.ts"
import { newId } from "../../platform/id.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { indianDay } from "../../platform/time.ts"
import { bandFrom } from "../cost/cost.rules.ts"
import { professionalProblems } from "../texts.ts"
import { projectPublished, projectRemoved } from "./project.notifications.server.ts"
import * as queries from "./project.queries.server.ts"
import { MAX_PROJECTS, missingToPublish, pictureField } from "./project.rules.ts"
import type { PlacedPicture, ProjectChange } from "./project.schema.ts"
import { projectPath } from "./project-paths.ts"
import { projectProblems } from "./texts.ts"

/** As public as the project that they stand in. */
export const projectPictures: FilePurpose = {
  name: "project",
  arrival: { shape: "whole", sizes: photoSizes, avif: true, placeholder: true },
  seenBy: async (db, { professional_id, is_admin }, fileId) =>
    (await queries.isPictureOf(db, professional_id, fileId)) || (is_admin && queries.isHiddenPicture(db, fileId)),
  isPublic: queries.isPublicPicture,
}

type Professional = Ctx<"professional">
type ProjectId = { id: string; projectId: string }

const localized = localizerOf(projectProblems)

export const getProjects = async (ctx: Ctx, { id }: { id: string }) => {
  const found = await queries.findProjects(ctx.db, id, isOwn(ctx, id))
  if (!found) throw notFound(localizerOf(professionalProblems)((t) => t.professional))
  return { projects: found.map((row) => ({ ...toShown(row), picture_count: row.pictures.length })) }
}

/** One of nobody's is null. */
export const findShownProject = async (ctx: Ctx, { id, projectId }: ProjectId) => {
  const row = await queries.findProject(ctx.db, id, projectId, isOwn(ctx, id))
  return row ? toShown(row) : null
}

export const getProject = async (ctx: Ctx, named: ProjectId) => {
  const project = await findShownProject(ctx, named)
  if (!project) throw projectNotFound()
  return { project }
}

export const countProjectPaths = (db: Ctx["db"]) => queries.countForSitemap(db)

/** Addresses of the pages that search engines are told of. */
export const listProjectPaths = async (db: Ctx["db"], stretch: queries.Stretch) =>
  (await queries.listForSitemap(db, stretch)).map(({ id, professional_id }) => projectPath(professional_id, id))

const isOwn = ({ actor }: Ctx, id: string) => actor?.professional_id === id

const toShown = <Row extends Pick<queries.ProjectRow, "paid_from">>({ paid_from, ...row }: Row) => ({
  ...row,
  paid: paid_from === null ? null : bandFrom(paid_from),
})

export const addProject = async (ctx: Professional, { id: _, ...change }: ProjectChange & { id: string }) => {
  const professional_id = ctx.actor.professional_id!
  const id = newId()
  const limits = { max: MAX_PROJECTS, now: ctx.clock() }
  // Of two at once the second counts the first.
  await queries.lockOrder(ctx.db, professional_id)
  if (!(await queries.insertProject(ctx.db, { id, professional_id }, limits)))
    throw conflict(localized((t) => t.full(MAX_PROJECTS)))
  return { project: await write(ctx, await findOwn(ctx, id), change) }
}

export const changeProject = async (
  ctx: Professional,
  { id: _, projectId, version, ...change }: ProjectChange & ProjectId,
) => {
  if (!(await queries.lockProject(ctx.db, ctx.actor.professional_id!, projectId))) throw projectNotFound()
  const before = await findOwn(ctx, projectId)
  if (version !== undefined && version !== before.version)
    throw conflict(
      localized((t) => t.moved),
      { project: toShown(before) },
    )
  if (before.takedown && change.published !== undefined) throw conflict(localized((t) => t.hidden))
  const t = projectProblems.in(ctx.language)
  const project = await write(ctx, before, change)
  const { published } = change
  return { message: published === undefined ? t.saved : published ? t.published : t.unpublished, project }
}

const findOwn = async ({ db, actor }: Professional, projectId: string) => {
  const found = await queries.findProject(db, actor.professional_id!, projectId, true)
  if (!found) throw projectNotFound()
  return found
}

const projectNotFound = () => notFound(localized((t) => t.project))

const write = async (ctx: Professional, before: queries.ProjectRow, { pictures, published, ...change }: Change) => {
  const now = ctx.clock()
  await refuseUnlikely(ctx, change)
  const wasPublished = before.published_at !== null
  const isPublished = published ?? wasPublished
  const after = { ...before, ...withoutGaps(change), pictures: pictures ?? before.pictures }
  // What is hidden may be restored at any moment, and is whole then.
  if (isPublished || before.takedown) refuseUnfinished(before, after)
  if (pictures) await changePictures(ctx, before, pictures, now)
  const isNews = isPublished && !wasPublished
  const published_at = isPublished !== wasPublished && { published_at: isPublished ? now : null }
  await withConstraintProblems(
    { one_project_per_review: () => invalid({ review_id: localized((t) => t.reviewTaken) }) },
    () => queries.updateProject(ctx.db, before.id, { ...withoutGaps(change), ...published_at }, now),
  )
  if (isNews) await record(ctx, projectPublished, after.title, before.id)
  return toShown(await findOwn(ctx, before.id))
}

type Change = Omit<ProjectChange, "version">

const withoutGaps = <C extends object>(change: C) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<C>

const refuseUnlikely = async (ctx: Professional, { completed_year, review_id }: Change) => {
  if (completed_year && completed_year > Number(indianDay(ctx.clock()).slice(0, 4)))
    throw invalid({ completed_year: localized((t) => t.yearToCome) })
  if (review_id && !(await queries.isReviewOf(ctx.db, ctx.actor.professional_id!, review_id)))
    throw invalid({ review_id: localized((t) => t.notYourReview) })
}

/** Projects that were published before photographs could be uploaded may stay without one. */
const refuseUnfinished = (before: queries.ProjectRow, after: Parameters<typeof missingToPublish>[0]) => {
  const isDrawn = (before.published_at !== null || before.takedown !== null) && before.pictures.length === 0
  const missing = missingToPublish(after).filter((field) => !(isDrawn && (field === "pictures" || field === "work")))
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [field, localized((t) => t.missing[field])])))
}

const changePictures = async (
  { db, actor }: Professional,
  before: queries.ProjectRow,
  pictures: readonly PlacedPicture[],
  now: Date,
) => {
  const wanted = pictures.map(({ file_id }) => file_id)
  if (new Set(wanted).size < wanted.length) throw invalid({ pictures: localized((t) => t.twice) })
  const there = before.pictures.map(({ file_id }) => file_id)
  const ownFile = (id: string) => ({ account_id: actor.account_id, id, purpose: "project" }) as const
  const added = wanted.flatMap((id, at) => (there.includes(id) ? [] : [[pictureField(at), ownFile(id)] as const]))
  await claimFiles(db, new Map(added), now)
  await queries.replacePictures(db, before.id, pictures)
  for (const id of there.filter((id) => !wanted.includes(id))) await releaseFile(db, id, "removed", now)
}

export const removeProject = async (ctx: Professional, { projectId }: ProjectId) => {
  const { db, actor, clock, language } = ctx
  if (!(await queries.lockProject(db, actor.professional_id!, projectId))) throw projectNotFound()
  const { title, pictures, published_at } = await findOwn(ctx, projectId)
  await queries.deleteProject(db, projectId)
  for (const { file_id } of pictures) await releaseFile(db, file_id, "removed", clock())
  if (published_at) await record(ctx, projectRemoved, title, projectId)
  return { message: projectProblems.in(language).removed(title) }
}

type NewOrder = { project_ids: string[]; seen?: string[] | undefined }

export const orderProjects = async (ctx: Professional, { project_ids, seen }: NewOrder) => {
  const there = await queries.lockOrder(ctx.db, ctx.actor.professional_id!)
  const details = { project_ids: there }
  if (there.toSorted().join() !== project_ids.toSorted().join())
    throw conflict(
      localized((t) => t.otherProjects),
      details,
    )
  // Sent again, since its answer was lost, it is there already.
  if (seen && there.join() !== seen.join() && there.join() !== project_ids.join())
    throw conflict(
      localized((t) => t.otherOrder),
      details,
    )
  await queries.writeOrder(ctx.db, project_ids)
  return { message: projectProblems.in(ctx.language).ordered }
}

const record = (
  { db, actor, clock }: Professional,
  kind: typeof projectPublished | typeof projectRemoved,
  title: string,
  project_id: string,
) =>
  recordActivity(
    db,
    kind,
    { title, project_id, professional_id: actor.professional_id! },
    { account_id: actor.account_id, at: clock() },
  )
