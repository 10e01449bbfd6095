/** What tests of bookings start from: two customers, two professionals, and starts that nobody else takes. */
import { toWire } from "../src/bookings/booking-time.rules.ts"
import { undoWindowEnd } from "../src/bookings/undo/undo.rules.ts"
import { notifyWithheld } from "../src/bookings/undo/withheld-notifications.server.ts"
import { listMails } from "../src/platform/mail/mail.server.ts"
import { publicUrl, startTestApp } from "./app.ts"
import { createCustomer, createProfessional } from "./people.ts"

export type BookingDesk = Awaited<ReturnType<typeof openBookingDesk>>

export const openBookingDesk = async () => {
  const t = await startTestApp()
  const customer = await createCustomer(t)
  const stranger = await createCustomer(t)
  const professional = await createProfessional(t, { business_name: "Pethkar & Rao Interiors", duration: 90 })
  const rival = await createProfessional(t)

  let slot = 0
  const freeStart = () => {
    slot += 1
    return new Date(Math.ceil(t.clock.now.getTime() / 60_000) * 60_000 + slot * 4 * 3_600_000)
  }
  const bodyFor = (startsAt = freeStart()) => ({
    provider_id: professional.professional_id,
    service_type: "interior-designer",
    ...toWire(startsAt),
    place: { locality: "Baner" },
    notes: "Two rooms on the third floor",
  })
  return {
    ...{ t, customer, stranger, professional, rival, freeStart, bodyFor },
    book: (body: object = bodyFor(), token = customer.token) => t.call("POST", "/booking/create", { token, body }),
    /** Confirms all requests, so that the limit of pending ones per customer is not reached. */
    answerAll: () =>
      t.db.updateTable("bookings").set({ status: "confirmed" }).where("status", "=", "pending").execute(),
    /** Ends the undo window of all changes and sends their withheld notifications. */
    endUndoWindow: () => notifyWithheld(t.db, undoWindowEnd(t.clock.now)),
    /** Marks waiting mails as sent: nothing supersedes them any more. */
    markMailsSent: () =>
      t.db.updateTable("mails").set({ next_try_at: null, sent_at: t.clock.now }).where("sent_at", "is", null).execute(),
    /** Newest first, as their reader reads them. */
    mailsTo: (email: string) => listMails(t.db, publicUrl, email),
    noticesOf: async ({ token }: { token: string }) =>
      (await t.call("GET", "/notifications", { token })).body.notifications,
  }
}
