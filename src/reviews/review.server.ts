// What customers say after a visit, and what is replied. Everybody may read it, newest first.

import { recordActivity } from "../activity/activity.server.ts"
import { claimFile, releaseFile } from "../files/file.server.ts"
import { notification, notificationsOf, notify, readByActor } from "../notifications/notify.server.ts"
import { pageOf } from "../platform/api/page.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { runAsOneStatement } from "../platform/database/statement-parts.server.ts"
import type { FilePurpose } from "../platform/files/file-store.server.ts"
import { consume } from "../platform/http/limits.server.ts"
import { newId } from "../platform/id.ts"
import { localize } from "../platform/language/language.ts"
import { conflict, invalid, notFound } from "../platform/problem.ts"
import { professionalProblems } from "../professionals/texts.ts"
import type { ReviewPage } from "./review.contract.ts"
import { reviewAnswered, reviewEdited, reviewWritten, writeReviewActivity } from "./review.notifications.server.ts"
import {
  findOwnVisit,
  findReview,
  findReviewOf,
  findReviews,
  insertReview,
  isPictureFor,
  isPublicPicture,
  lockReview,
  type OwnVisit,
  replacePictures,
  updateReview,
  writeReply,
} from "./review.queries.server.ts"
import { EDIT_HOURS, editableUntil, MAX_EDITS, mayReply, reviewRefusal } from "./review.rules.ts"
import { pictureSizes, type Review, type ReviewedVisit, type ReviewText } from "./review.schema.ts"
import { reviewProblemTexts } from "./texts.ts"

/** As public as the review they stand in. */
export const reviewPictures: FilePurpose = {
  name: "review",
  arrival: { shape: "whole", sizes: pictureSizes },
  seenBy: (db, actor, fileId) => isPictureFor(db, actor, fileId),
  isPublic: isPublicPicture,
}

interface ReviewQuery {
  id: string
  limit: number
  cursor?: string | undefined
  responded?: "true" | "false" | undefined
}

export const getReviews = async (ctx: Ctx, { id, limit, cursor, responded }: ReviewQuery): Promise<ReviewPage> => {
  const isAnswered = responded && responded === "true"
  const found = await findReviews(ctx.db, id, { limit, before: cursor, isAnswered })
  if (!found) throw notFound(localize(professionalProblems, (t) => t.professional))
  const { page: reviews, next } = pageOf(found.reviews, limit, ({ id }) => id)
  return { reviews, summary: found.summary, next }
}

/** Undefined where it is gone by now. */
export const getReview = ({ db }: Ctx, { id, reviewId }: { id: string; reviewId: string }) =>
  findReview(db, id, reviewId)

type CustomerContext = Ctx<"customer">

export const getOwnReview = async ({ db, actor, clock }: CustomerContext, { booking_id }: { booking_id: string }) => {
  const visit = await findOwnVisit(db, actor.account_id, { booking_id }, clock())
  if (!visit) throw bookingNotFound()
  return { visit: toReviewedVisit(visit, clock()) }
}

const toReviewedVisit = (
  { is_reviewable, is_cancelled, service_type, created_at, professional: _, customer_name: __, ...visit }: OwnVisit,
  now: Date,
): ReviewedVisit => {
  const until = created_at && editableUntil(created_at)
  const tooLate = until && until <= now ? "too_late" : null
  const unchangeable = visit.review?.takedown ? "hidden" : tooLate
  return {
    ...visit,
    editable_until: until?.toISOString() ?? null,
    refusal: created_at
      ? unchangeable
      : (reviewRefusal({ ...visit, is_reviewable, is_cancelled, service_type }) ?? null),
  }
}

export const writeReview = async (
  ctx: CustomerContext,
  { id: professional_id, booking_id, ...text }: ReviewText & { id: string; booking_id: string },
) => {
  const { db, actor, clock, language } = ctx
  const now = clock()
  const { account_id } = actor
  const visit = await findOwnVisit(db, account_id, { booking_id }, now)
  if (visit?.provider_id !== professional_id) throw bookingNotFound()
  const refusal = reviewRefusal(visit)
  if (refusal) throw conflict(localize(reviewProblemTexts, (t) => t.refused[refusal]))
  const id = newId()
  const isNew = await insertReview(db, {
    id,
    booking_id,
    professional_id,
    customer_id: account_id,
    created_at: now,
    ...text,
  })
  // Of two at once the second waits for the first.
  if (!isNew) throw conflict(localize(reviewProblemTexts, (t) => t.refused.already))
  await changePictures(ctx, id, [], text.file_ids)
  const params = {
    review_id: id,
    professional_id,
    customer_name: visit.customer_name,
    rating: text.rating,
  }
  const told = visit.professional.is_reachable
    ? [notification(reviewWritten, params, [{ ...visit.professional, side: "professional" }])]
    : []
  // Whoever has written is not asked for it any more.
  await runAsOneStatement(db, [...readByActor(account_id, [booking_id], now), ...notificationsOf(told, now)])
  const about = { booking_id, professional_id, professional: visit.provider_name, rating: text.rating }
  await recordActivity(db, writeReviewActivity, about, { account_id, at: now })
  return { message: reviewProblemTexts.in(language).done.written, ...(await getOwnReview(ctx, { booking_id })) }
}

export const editReview = async (
  ctx: CustomerContext,
  { id: professional_id, reviewId, ...text }: ReviewText & { id: string; reviewId: string },
) => {
  const { db, actor, clock, language } = ctx
  await lockReview(db, reviewId)
  const now = clock()
  const visit = await findOwnVisit(db, actor.account_id, { review_id: reviewId }, now)
  if (visit?.provider_id !== professional_id || !visit.created_at) throw reviewNotFound()
  // What is hidden is not edited into view.
  if (visit.review!.takedown) throw conflict(localize(reviewProblemTexts, (t) => t.refused.hidden))
  if (editableUntil(visit.created_at) <= now) throw conflict(localize(reviewProblemTexts, (t) => t.refused.too_late))
  await countEdit(db, reviewId)
  await updateReview(db, reviewId, text, now)
  const { review, professional, customer_name } = visit
  if (review!.response !== null && professional.is_reachable) {
    const params = { review_id: reviewId, professional_id, customer_name, rating: text.rating }
    await notify(db, reviewEdited, params, [{ ...professional, side: "professional" }], now)
  }
  const before = visit.review!.pictures.map(({ id }) => id)
  await changePictures(ctx, reviewId, before, text.file_ids)
  return {
    message: reviewProblemTexts.in(language).done.edited,
    ...(await getOwnReview(ctx, { booking_id: visit.booking_id })),
  }
}

/** A review that is rewritten again and again is no news to anybody. */
const countEdit = (db: CustomerContext["db"], reviewId: string) =>
  consume(db, `review_edits:${reviewId}`, {
    ...{ max: MAX_EDITS, seconds: EDIT_HOURS * 3_600 },
    message: (language) => reviewProblemTexts.in(language).refused.changedOften(MAX_EDITS),
  })

const changePictures = async (
  { db, actor, clock }: CustomerContext,
  reviewId: string,
  before: readonly string[],
  wanted: readonly string[],
) => {
  if (new Set(wanted).size < wanted.length)
    throw invalid({ file_ids: localize(reviewProblemTexts, (t) => t.pictureTwice) })
  for (const id of wanted) {
    if (!before.includes(id))
      await claimFile(db, { account_id: actor.account_id, id, purpose: "review" }, clock(), "file_ids")
  }
  await replacePictures(db, reviewId, wanted)
  for (const id of before) if (!wanted.includes(id)) await releaseFile(db, id, "removed", clock())
}

export const replyToReview = async (
  { db, actor, clock, language }: Ctx<"professional">,
  { reviewId, response }: { reviewId: string; response: string },
): Promise<{ message: string; review: Review }> => {
  const now = clock()
  const found = actor.professional_id ? await findReviewOf(db, actor.professional_id, reviewId) : undefined
  if (!found) throw reviewNotFound()
  const { review, customer, professional_name } = found
  const message = reviewProblemTexts.in(language).done.replied
  // The call is repeated because its answer was lost.
  if (review.response === response) return { message, review }
  if (!mayReply(review)) throw conflict(localize(reviewProblemTexts, (t) => t.refused.replied))
  await writeReply(db, reviewId, response, now)
  const params = { review_id: reviewId, professional_id: actor.professional_id!, professional_name }
  const told = customer.is_reachable ? [notification(reviewAnswered, params, [{ ...customer, side: "customer" }])] : []
  await runAsOneStatement(db, [...readByActor(actor.account_id, [reviewId], now), ...notificationsOf(told, now)])
  return { message, review: { ...review, response, response_date: now.toISOString() } }
}

const bookingNotFound = () => notFound(localize(reviewProblemTexts, (t) => t.things.booking))
const reviewNotFound = () => notFound(localize(reviewProblemTexts, (t) => t.things.review))
