// What accounts keep about a person. When it goes, the row stays as nobody's (erased_account_is_nobodys), because bookings
// and reviews of others stand upon it; and so does the record of sign-ins and acts, which names an id, until its time is
// over (audit.server.ts).
import { sql } from "kysely"
import type { Language } from "../platform/language/language.ts"
import { allNamesOf, type PersonalData, type PersonalRow, textsOfTable } from "../platform/personal-data.server.ts"
import { forgetMails } from "../platform/platform.personal.server.ts"
import { datesIn } from "../platform/time.ts"
import { forgetSignIns } from "./activity-log/sign-in-log.queries.server.ts"
import { forgetInvitations } from "./admin-invitation/admin-invitation.queries.server.ts"
import { type DetailLine, detailLines } from "./audit/audit-details.rules.ts"
import { auditDetailTexts } from "./audit/audit-details.texts.ts"
import { isId } from "./audit/audit-references.rules.ts"
import { blankAccount } from "./closing/closing.queries.server.ts"
import { emailChanged, emailChangeRequested } from "./email/email.notifications.server.ts"
import { deleteCodeOf } from "./roles/email-code.server.ts"
import { deleteSecondFactor } from "./second-factor/second-factor.queries.server.ts"
import { deleteUnactivated, deleteUnactivatedUntil, lockEmail } from "./sign-up/unactivated.queries.server.ts"
import { accountPersonalTexts, ownAccountTexts } from "./texts.ts"

/** In the words of the desk. Ids say nothing to who is handed the copy: they stand apart, in the one for programs. */
const inWords = (row: PersonalRow, language: Language): PersonalRow => {
  const { act, account_id, subject, details } = row as {
    act: string
    account_id: string
    subject: string | null
    details: PersonalRow
  }
  const lines = detailLines({ act, details, names: {} }, auditDetailTexts.in(language), datesIn(language))
  const hasId = ({ pieces }: DetailLine) => pieces.some((piece) => isId(piece))
  const ids = lines.filter(hasId).map(({ name }) => [name, details[name]] as const)
  return {
    ...row,
    ...(isId(subject) && {
      subject_id: subject,
      subject: subject === account_id ? ownAccountTexts.in(language).ownAccount : null,
    }),
    details: lines
      .filter((line) => !hasId(line))
      .map(({ label, pieces }) => `${label}: ${pieces.join("")}`)
      .join("; "),
    ...(ids.length > 0 && { detail_ids: Object.fromEntries(ids) }),
  }
}

const texts = (table: keyof ReturnType<typeof accountPersonalTexts.in>) => textsOfTable(accountPersonalTexts, table)

export const accountData: PersonalData = {
  eraseOrder: 2,
  exports: [
    {
      table: "accounts",
      texts: texts("accounts"),
      rowsOf: ({ account_id }) => sql`where r.id = ${account_id}`,
      excludedColumns: {
        password_hash: "Whoever has it can try passwords against it; the person knows the password.",
        mobile_key: "What a sign-in with number and password finds the account by; the person knows both.",
        erased_at: "Where it is set nobody is left to ask.",
      },
    },
    {
      table: "former_names",
      texts: texts("former_names"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.replaced_at desc, r.kind, r.value`,
    },
    {
      table: "consents",
      texts: texts("consents"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.granted_at, r.id`,
    },
    {
      table: "sessions",
      texts: texts("sessions"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
      excludedColumns: { secret_hash: "What the browser's cookie is known by." },
    },
    {
      table: "sign_in_logs",
      texts: texts("sign_in_logs"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.seq desc`,
      excludedColumns: {
        seq: "A number by which pages of the log are found.",
        nth: "The same among your own.",
        counted_seconds: "What totals have of it so far: no more than the times beside it say.",
        is_to_count: "Whether totals have yet to be told of a change.",
      },
    },
    {
      table: "account_tokens",
      texts: texts("account_tokens"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
      excludedColumns: { token_hash: "What a mailed link is known by." },
    },
    {
      table: "admin_invitations",
      texts: texts("admin_invitations"),
      rowsOf: (
        person,
      ) => sql`where r.account_id = ${person.account_id} or r.email = any(${allNamesOf(person, "email")}::text[])
        order by r.created_at desc, r.id desc`,
      excludedColumns: { token_hash: "What a mailed link is known by.", invited_by: "Id of who invited you." },
    },
    {
      table: "second_factors",
      texts: texts("second_factors"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id}`,
      extraColumns: () => sql`jsonb_build_object('codes_left',
        (select count(*) from recovery_codes where account_id = r.account_id and used_at is null))`,
      excludedColumns: {
        sealed_secret: "Whoever has it makes the app's codes.",
        last_step: "Which half minute's code was taken last, so that none is taken twice.",
      },
    },
    {
      table: "recovery_codes",
      texts: texts("recovery_codes"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} and r.used_at is not null order by r.used_at`,
      excludedColumns: { code_hash: "What a recovery code is known by." },
    },
    {
      table: "audit_entries",
      texts: texts("audit_entries"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
      localize: inWords,
    },
  ],
  notExported: {
    email_codes:
      "The code that was mailed last to an address, by fingerprints alone, until the night after it ran out.",
  },
  erase: async (db, person, at) => {
    const { account_id, email } = person
    await forgetMails(db, [emailChangeRequested.kind, emailChanged.kind], account_id)
    for (const table of ["sessions", "account_tokens", "consents", "former_names"] as const)
      await db.deleteFrom(table).where("account_id", "=", account_id).execute()
    await forgetInvitations(db, account_id, allNamesOf(person, "email"))
    await forgetSignIns(db, account_id, at)
    await deleteSecondFactor(db, account_id)
    for (const address of allNamesOf(person, "email")) await deleteCodeOf(db, address)
    await lockEmail(db, email)
    await deleteUnactivated(db, email)
    for (const { kind, value, replaced_at } of person.former)
      if (kind === "email") await deleteUnactivatedUntil(db, value, replaced_at)
    await blankAccount(db, account_id, at)
  },
}
