// A conversation belongs to both sides. When one of them goes, what they wrote and brought goes too, and their name is struck
// out of what the other one wrote; the other keeps the thread, with a former member.
import { sql } from "kysely"
import { forgetInDocumentNames } from "../files/file.personal.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { type KnownPerson, type PersonalData, redacted, textsOfTable } from "../platform/personal-data.server.ts"
import { forgetInMails } from "../platform/platform.personal.server.ts"
import { sides } from "../platform/sides.rules.ts"
import { EXCERPT_LENGTH } from "./message.rules.ts"
import { deliveredMessage, readableMessage, visibleMessage } from "./message-conditions.server.ts"
import { messagingPersonalTexts } from "./texts.ts"

const ofPair = ({ account_id, professional_id }: KnownPerson, conversation = "r") =>
  sql`(${sql.ref(`${conversation}.customer_id`)} = ${account_id} or ${sql.ref(`${conversation}.professional_id`)} = ${professional_id})`

const texts = (table: string) => textsOfTable(messagingPersonalTexts, table)
const marks = "a mark of what was received and read"
const markColumns = sides.flatMap((side) =>
  (["wrote", "received", "read", "mailed"] as const).map((name) => [`${side}_${name}`, marks] as const),
)

export const messagingData: PersonalData = {
  exports: [
    {
      table: "conversations",
      texts: texts("conversations"),
      rowsOf: (person) => sql`join professionals p on p.id = r.professional_id join accounts c on c.id = r.customer_id
        where ${ofPair(person)} order by r.active_at desc, r.id desc`,
      extraColumns: () => sql`jsonb_build_object('professional', p.business_name, 'customer', c.full_name)`,
      excludedColumns: Object.fromEntries(markColumns),
    },
    {
      table: "messages",
      texts: texts("messages"),
      rowsOf: (person) => sql`join conversations q on q.id = r.conversation_id
        where ${ofPair(person, "q")} and ${visibleMessage(person, "r")}
        order by r.conversation_id, r.seq`,
      extraColumns: (person) => sql`jsonb_build_object(
        'by', case r.sender_id when q.customer_id then 'customer' else 'professional' end,
        'content', case when ${readableMessage(person, "r")} then r.content else '' end,
        'answers', (select left(a.content, ${EXCERPT_LENGTH}) from messages a where a.id = r.reply_to
          and ${visibleMessage(person, "a")} and ${readableMessage(person, "a")}),
        'files', case when ${readableMessage(person, "r")} then (select jsonb_agg(f.file_id order by f.position) from message_files f where f.message_id = r.id) end)`,
      excludedColumns: {
        reply_to: "what it answers stands beside it",
        client_id: "drawn by the sender's browser, to know what is sent twice",
        has_contact: "whether a link or a number stands in it",
        announced_at: "when our team was told that it waits",
      },
    },
    {
      table: "shared_contacts",
      texts: texts("shared_contacts"),
      rowsOf: (person) => sql`join conversations q on q.id = r.conversation_id where ${ofPair(person, "q")}
        order by r.shared_at desc`,
    },
    {
      table: "quick_replies",
      texts: texts("quick_replies"),
      rowsOf: ({ professional_id }) => sql`where r.professional_id = ${professional_id} order by r.position`,
    },
    {
      table: "answer_times",
      texts: texts("answer_times"),
      rowsOf: ({ professional_id }) => sql`where r.professional_id = ${professional_id}`,
    },
  ],
  notExported: { message_files: "They stand beside their messages, and the files themselves are among the files." },
  erase: async (db, person) => {
    await forgetMails(db, person)
    await forgetWords(db, person)
    const { account_id, professional_id } = person
    await sql`delete from shared_contacts s using conversations c
      where c.id = s.conversation_id and c.customer_id = ${account_id}`.execute(db)
    await sql`delete from quick_replies where professional_id = ${professional_id}`.execute(db)
    await sql`delete from answer_times where professional_id = ${professional_id}`.execute(db)
  },
}

/** The mails that quoted them to the other side. */
const forgetMails = async (db: Db, person: KnownPerson) => {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select c.id, case c.customer_id when ${person.account_id} then p.account_id else c.customer_id end as account_id
    from conversations c join professionals p on p.id = c.professional_id where ${ofPair(person, "c")}`.execute(db)
  if (rows.length === 0) return
  const values = rows.map(({ id }) => id)
  const mention = { readers: rows, param: "conversation_id", values, drop: ["sender_name", "messages"] }
  await forgetInMails(db, mention, person)
}

const forgetWords = async (db: Db, person: KnownPerson) => {
  const { account_id } = person
  await forgetInDocumentNames(
    db,
    person,
    sql`select a.file_id from message_files a join messages m on m.id = a.message_id
      join conversations c on c.id = m.conversation_id where ${ofPair(person, "c")}`,
  )
  // What was never delivered is nobody else's.
  await sql`delete from messages m where m.sender_id = ${account_id} and not ${deliveredMessage()}`.execute(db)
  await sql`delete from message_files f using messages m where m.id = f.message_id and m.sender_id = ${account_id}`.execute(
    db,
  )
  await sql`update messages m set client_id = case m.sender_id when ${account_id} then m.id else m.client_id end, content = case m.sender_id when ${account_id} then ''
      else ${redacted(sql`m.content`, person)} end
    from conversations c where c.id = m.conversation_id and ${ofPair(person, "c")}`.execute(db)
}
