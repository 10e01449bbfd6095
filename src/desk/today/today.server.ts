// What an administrator sees first: what waits, with what was promised of it.
import type { Ctx } from "../../platform/context.server.ts"
import { paperDueAt } from "../verification/paper-due.rules.ts"
import { countWaiting } from "./today.queries.server.ts"
import { inOrderOfDue } from "./today.rules.ts"

export const getWaiting = async ({ db }: Pick<Ctx<"admin">, "db">) => {
  const { grievances, submissions, papers, posts, comments, reports, ...counts } = await countWaiting(db)
  const waiting = [
    { kind: "grievances" as const, count: grievances.waiting, due_at: instantOf(grievances.due_at) },
    { kind: "submissions" as const, count: submissions.waiting, due_at: instantOf(submissions.due_at) },
    { kind: "papers" as const, count: papers.waiting, due_at: papers.oldest && paperDueAt(papers.oldest) },
    { kind: "reports" as const, count: reports.waiting, due_at: instantOf(reports.due_at) },
    { kind: "comments" as const, count: comments.waiting, due_at: instantOf(comments.due_at) },
    { kind: "posts" as const, count: posts.waiting, due_at: null },
    ...(["second_looks", "held_messages", "appeals"] as const).map((kind) => ({
      ...{ kind, count: counts[kind], due_at: null },
    })),
  ]
  return { waiting: inOrderOfDue(waiting) }
}

const instantOf = (text: string | null) => text && new Date(text).toISOString()
