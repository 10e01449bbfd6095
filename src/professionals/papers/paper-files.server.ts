// The files of papers: seen by their owner and by administrators alone, whose every look is recorded before they see it.
import { recordAudit } from "../../accounts/audit.server.ts"
import { releaseFile } from "../../files/file.server.ts"
import { hasDeskRole } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { FilePurpose } from "../../platform/files/file-store.server.ts"
import { findPaperOfFile } from "./paper.queries.server.ts"

export const paperFiles: FilePurpose = {
  name: "paper",
  // The large one as large as small print needs.
  arrival: { shape: "whole", sizes: { small: 320, large: 2000 } },
  acceptsDocuments: true,
  seenBy: async (db, actor, fileId) => {
    const paper = await findPaperOfFile(db, fileId)
    return paper !== undefined && (hasDeskRole(actor, "desk") || paper.professional_id === actor.professional_id)
  },
  recordLook: async (db, { actor, fileId, network, at }) => {
    const paper = await findPaperOfFile(db, fileId)
    if (paper) await recordPaperLook(db, { paper, account_id: actor.account_id, network, at })
  },
}

interface PaperLook {
  paper: { id: string; professional_id: string; kind: string }
  /** Null: somebody at the machine's own command line, who is named. */
  account_id: string | null
  by?: string | undefined
  network: string | null
  at: Date
}

export const recordPaperLook = (db: Db, { paper, account_id, by, network, at }: PaperLook) =>
  recordAudit(db, {
    ...{ account_id, subject: paper.id, ip_address: network, at },
    act: "look_at_paper",
    details: { professional_id: paper.professional_id, check: paper.kind, ...(by && { by }) },
  })

/** What no paper has any more goes at once. */
export const releaseFiles = async (db: Db, fileIds: readonly string[], now: Date) => {
  for (const id of fileIds) await releaseFile(db, id, "removed", now)
}
