// What people are told of reviews: a professional of a new one, its customer of the reply, and who has had a visit is asked
// how it was, once.

import { reviewPath } from "../bookings/booking.rules.ts"
import { type Language, localize, pathIn } from "../platform/language/language.ts"
import { kind, type NotificationTexts, type Topic } from "../platform/language/notification-kinds.ts"
import type { MailContent } from "../platform/mail/mail-content.ts"
import { reviewNotificationTexts } from "./texts.ts"

const aboutOwnWork: Topic = {
  topic: "reviews",
  label: localize(reviewNotificationTexts, (t) => t.topics.professional),
  side: "professional",
}
const aboutVisits: Topic = {
  topic: "visit_reviews",
  label: localize(reviewNotificationTexts, (t) => t.topics.customer),
  side: "customer",
}

interface Notice {
  texts: Pick<NotificationTexts, "title" | "message">
  /** A path, and what the mail calls it. */
  link: string
  action: string
  /** Below it in the mail. */
  closing?: string
}

/** The mail says what the notification says. */
const both = <P extends object>(
  type: NotificationTexts["type"],
  notice: (params: P, language: Language) => Notice,
) => ({
  notification: (params: P, language: Language): NotificationTexts => {
    const { texts, link } = notice(params, language)
    return { type, ...texts, link }
  },
  mail: (params: P, language: Language, publicUrl: string): MailContent => {
    const { texts, link, action, closing } = notice(params, language)
    return {
      subject: texts.title,
      preview: texts.message,
      heading: texts.title,
      paragraphs: [texts.message],
      action: { label: action, url: publicUrl + pathIn(language, link) },
      ...(closing && { closing }),
    }
  },
})

export interface WrittenReview {
  /** Not in rows from before it was kept. */
  review_id?: string
  professional_id: string
  /** Null or gone: the account was deleted. */
  customer_name?: string | null
  rating: number
}

export const reviewWritten = kind<WrittenReview>({
  kind: "review_written",
  topic: aboutOwnWork,
  about: ({ review_id }) => review_id,
  ...both("success", ({ customer_name, rating }, language) => {
    const t = reviewNotificationTexts.in(language).written
    const message = t.message(customer_name ?? t.formerCustomer, rating)
    return { texts: { title: t.title, message }, link: "/provider/reviews", action: t.action }
  }),
})

/** Whoever changes a review often changes it again soon: its mail waits, and the last one counts. */
const EDIT_DELAY_SECONDS = 600

/** After it was replied to: the reply may be another one now. */
export const reviewEdited = kind<WrittenReview>({
  kind: "review_edited",
  topic: aboutOwnWork,
  delaySeconds: EDIT_DELAY_SECONDS,
  supersedes: ["review_edited", "review_written"],
  about: ({ review_id }) => review_id,
  ...both("info", ({ customer_name, rating }, language) => {
    const { edited: t, written } = reviewNotificationTexts.in(language)
    const message = t.message(customer_name ?? written.formerCustomer, rating)
    return { texts: { title: t.title, message }, link: "/provider/reviews", action: written.action }
  }),
})

interface ReviewReply {
  review_id: string
  professional_id: string
  /** Gone: the account was deleted. */
  professional_name?: string
}

export const reviewAnswered = kind<ReviewReply>({
  kind: "review_answered",
  topic: aboutVisits,
  ...both("info", ({ professional_id, professional_name }, language) => {
    const t = reviewNotificationTexts.in(language).answered
    const texts = { title: t.title, message: t.message(professional_name || t.formerProfessional) }
    return { texts, link: `/providers/${professional_id}#reviews`, action: t.action }
  }),
})

interface PastVisit {
  booking_id: string
  professional_id: string
  service: string
  /** Gone: the account was deleted. */
  professional?: string
}

export const reviewInvited = kind<PastVisit>({
  kind: "review_invited",
  topic: aboutVisits,
  about: ({ booking_id }) => booking_id,
  ...both("info", ({ booking_id, service, professional }, language) => {
    const t = reviewNotificationTexts.in(language).invited
    const texts = { title: t.title, message: t.message(service, professional || t.formerProfessional) }
    return { texts, link: reviewPath(booking_id), action: t.action, closing: t.closing }
  }),
})

interface ReviewedBooking {
  booking_id: string
  professional_id: string
  /** Null or gone: the account was deleted. */
  professional?: string | null
  rating: number
}

export const writeReviewActivity = kind<ReviewedBooking>({
  kind: "write_review",
  about: ({ booking_id }) => booking_id,
  details: ({ professional, rating }, language) => {
    const t = reviewNotificationTexts.in(language)
    return t.activity(professional ?? t.answered.formerProfessional, rating)
  },
})
