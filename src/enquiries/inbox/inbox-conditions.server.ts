// Parts of statements about submissions, s where no other name is given.
import { sql } from "kysely"
import { CONTACT_PAGE } from "../enquiry-choices.ts"
import type { InboxKind } from "./inbox.rules.ts"

const column = (name: string, submission: string) => sql.ref(`${submission}.${name}`)

/** Somebody has to do something with it. Who waits for a service to open is told by itself. */
export const waitingSubmission = (
  submission = "s",
) => sql<boolean>`(${column("status", submission)} in ('new', 'in_progress')
  and not ${column("is_spam", submission)} and ${column("waits_for", submission)} is null)`

/** How many wait, and until when the first of them is to be answered: {"waiting": 3, "due_at": "…"}. */
export const waitingSubmissions = sql<{ waiting: number; due_at: string | null }>`
  (select json_build_object('waiting', count(*)::int, 'due_at', min(s.due_at)) from submissions s where ${waitingSubmission()})`

/** Forms that come by the same call are told apart by what they ask for. */
export const inboxKind = sql<InboxKind>`case when s.kind <> 'contact' then s.kind when s.waits_for is not null then 'waiting_list'
  when s.source = ${sql.lit(CONTACT_PAGE)} then 'contact' else 'inquiry' end`
