// What is attached to a message: pictures, as large as a plan needs to be read, and PDFs. The two of the conversation see it;
// what hangs on a message that is held back or hidden, its sender alone, and administrators while they decide about it. (Before it is
// sent its uploader does, as with every private file.)
import { sql } from "kysely"
import type { FilePurpose } from "../../platform/files/file-store.server.ts"
import { memberCondition } from "../conversations/conversation-parts.server.ts"
import { readableMessage, reportedMessage, visibleMessage, waitingMessage } from "../message-conditions.server.ts"

export const messageFiles: FilePurpose = {
  name: "message",
  arrival: { shape: "whole", sizes: { small: 320, large: 1600, plan: 3000 } },
  acceptsDocuments: true,
  seenBy: async (db, actor, fileId) => {
    const { rows } = await sql`
      select from message_files f
      join messages m on m.id = f.message_id
      join conversations c on c.id = m.conversation_id
      where f.file_id = ${fileId}
        and ((${memberCondition(actor)} and ${visibleMessage(actor)} and ${readableMessage(actor)})
          or (${actor.is_admin} and (${waitingMessage()} or ${reportedMessage()})))`.execute(db)
    return rows.length > 0
  },
}
