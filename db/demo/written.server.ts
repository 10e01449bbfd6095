// Rows of the demo's submissions and complaints, with what was said and done about them, by the product's own clocks.
import { answerDay } from "../../src/enquiries/grievance/grievance.server.ts"
import { submissionDueAt } from "../../src/enquiries/inbox/inbox.rules.ts"
import { referenceOf } from "../../src/enquiries/submission.rules.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import { HOUR } from "./story.server.ts"
import { type DemoGrievance, type DemoSubmission, demoGrievances, demoSubmissions } from "./written.ts"

interface World {
  now: Date
  people: DemoPeople
  types: readonly { id: number; slug: string }[]
}

const DESK = "Shubhangi Rane"

export const writtenRows = (world: World) => {
  const submissions = demoSubmissions.map((one) => submissionOf(one, world))
  const grievances = demoGrievances.map((one) => grievanceOf(one, world))
  return {
    submissions: submissions.map(({ row }) => row),
    inquiries: submissions.flatMap(({ inquiry }) => inquiry),
    grievances: grievances.map(({ row }) => row),
    entries: [...submissions, ...grievances].flatMap(({ entries }) => entries),
  }
}

const at = ({ now }: World, hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR)
const deskOf = ({ people }: World) => people.byName.get(DESK)!.accountId

const submissionOf = (written: DemoSubmission, world: World) => {
  const { kind, source, name, email, phone = null, subject = "", message = "", details = {}, status = "new" } = written
  const created_at = at(world, written.hoursAgo)
  const id = idAt(created_at)
  const waits_for = world.types.find(({ slug }) => slug === written.waitsFor)?.id ?? null
  const { sent } = written
  const answered = sent ?? written.entries?.find((entry) => entry.kind === "reply")
  return {
    row: {
      ...{ id, idempotency_key: id, reference: referenceOf(id), kind, source, name, email, phone, subject, message },
      ...{ details: JSON.stringify(details), language: "en", is_spam: written.isSpam ?? false, status, waits_for },
      ...{ created_at, sent_at: created_at, assigned_to: written.isTaken ? deskOf(world) : null },
      due_at: submissionDueAt({ kind, isWaiting: waits_for !== null, at: created_at }),
      answered_at: answered ? at(world, answered.hoursAgo) : null,
      matched_at: sent ? at(world, sent.hoursAgo) : null,
    },
    entries: entriesOf(sent ? { entries: [sentEntry(sent, world)] } : written, { submission_id: id }, world),
    inquiry: (sent?.to ?? []).map((one) => ({
      ...{ ...one, submission_id: id, customer: name, message, hoursAgo: sent!.hoursAgo, sentBy: deskOf(world) },
    })),
  }
}

const grievanceOf = (written: DemoGrievance, world: World) => {
  const { kind, name, email, phone = null, booking = null, message, status, level = 0, entries = [] } = written
  const created_at = at(world, written.hoursAgo)
  const id = idAt(created_at)
  const whenOf = (kind: string) => {
    const found = entries.find((entry) => entry.kind === kind)
    return found ? at(world, found.hoursAgo) : null
  }
  const escalated_at = whenOf("escalated")
  return {
    row: {
      ...{
        id,
        idempotency_key: id,
        ticket: referenceOf(id),
        kind,
        name,
        email,
        phone,
        booking,
        message,
        status,
        level,
      },
      ...{ language: "en", is_spam: false, created_at, sent_at: created_at, escalated_at },
      ...{ acknowledged_at: created_at, answered_at: whenOf("reply"), asked_at: whenOf("question") },
      ...{ resolve_by: answerDay(escalated_at ?? created_at), was_late: written.wasLate ?? false },
    },
    entries: entriesOf(written, { grievance_id: id }, world),
  }
}

const sentEntry = ({ hoursAgo, to }: NonNullable<DemoSubmission["sent"]>, { people }: World) => ({
  ...{ kind: "sent" as const, hoursAgo },
  body: to.map(({ professional }) => people.byName.get(professional)!.business).join("\n"),
})

type Subject = { submission_id: string } | { grievance_id: string }

const entriesOf = ({ entries = [] }: Pick<DemoSubmission | DemoGrievance, "entries">, subject: Subject, world: World) =>
  entries.map(({ kind, hoursAgo, body = "" }) => {
    const created_at = at(world, hoursAgo)
    // Its sender took it further, by their own page.
    const author_id = kind === "escalated" ? null : deskOf(world)
    return {
      ...{ submission_id: null, grievance_id: null, ...subject },
      id: idAt(created_at),
      kind,
      body,
      author_id,
      created_at,
    }
  })
