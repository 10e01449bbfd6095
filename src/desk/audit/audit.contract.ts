import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { MAX_ROWS } from "./audit.rules.ts"
import { auditEntry, auditFilters } from "./audit.schema.ts"
import { auditFieldTexts } from "./texts.ts"

export const deskAudit = contract({
  name: "admin_audit",
  summary: "Who did what to whom, the newest first; nobody can change or remove it while it is kept",
  method: "GET",
  path: "/admin/audit",
  who: "admin",
  texts: auditFieldTexts,
  input: z.object({ ...auditFilters, limit: pageLimit, cursor: idCursor }),
  output: z.object({ entries: z.array(auditEntry), next: z.string().nullable() }),
})

export const deskAuditFile = contract({
  name: "admin_audit_csv",
  summary: `The same as a table, the newest ${MAX_ROWS.toLocaleString("en-IN")}`,
  method: "GET",
  path: "/admin/audit/csv",
  who: "admin",
  credential: "cookie",
  responseType: "file",
  types: ["text/csv"],
  limit: { bucket: "desk-exports", perAccount: { max: 60, seconds: 3600 } },
  texts: auditFieldTexts,
  input: z.object(auditFilters),
  output: z.string(),
})
