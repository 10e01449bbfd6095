import { z } from "zod"
import { takedownKinds } from "../../moderation/takedown.rules.ts"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { hidingDecision, moderatedItem, reportDecision } from "./moderation.schema.ts"
import { moderationFieldTexts } from "./texts.ts"

const page = z.object({ items: z.array(moderatedItem), next: z.string().nullable() })
const done = z.object({ message: z.string() })
const list = { method: "GET", who: "admin", output: page } as const

export const reportedItems = contract({
  ...list,
  name: "admin_reports",
  summary: "Reviews, projects, messages and posts that were reported and not decided about, the oldest report first",
  path: "/admin/reports",
  input: z.object({ kind: z.enum(takedownKinds).optional(), limit: pageLimit, cursor: idCursor }),
})

export const reportsFile = contract({
  ...deskFile,
  name: "admin_reports_csv",
  summary: "All reports that wait, as a table, a line each",
  path: "/admin/reports/csv",
  input: z.object({ kind: z.enum(takedownKinds).optional() }),
})

export const hiddenItems = contract({
  ...list,
  name: "admin_hidden",
  summary: "What is hidden, why and by whom; appeals that wait first",
  path: "/admin/hidden",
  input: z.object({
    kind: z.enum(takedownKinds).optional(),
    limit: pageLimit,
    cursor: z
      .string()
      .max(66)
      .refine((text) => /^[01]-[\w-]+$/.test(text), { params: { rule: "page_link" } })
      .optional(),
  }),
})

export const hiddenFile = contract({
  ...deskFile,
  name: "admin_hidden_csv",
  summary: "All that is hidden as a table, with why, by whom, and what its author says; appeals that wait first",
  path: "/admin/hidden/csv",
  input: z.object({ kind: z.enum(takedownKinds).optional() }),
})

export const foundItems = contract({
  ...list,
  name: "admin_moderated_items",
  summary:
    "Reviews, projects and posts by an id, and messages that were reported; or by the address of a page: a project's, a post's, or all of a profile",
  path: "/admin/moderated_items",
  texts: moderationFieldTexts,
  input: z.object({ q: z.string().trim().max(500).optional(), limit: pageLimit, cursor: idCursor }),
})

export const decideReport = contract({
  name: "decide_report",
  summary: "Hide what was reported, or leave it; its author and whoever reported it are told; once",
  method: "POST",
  path: "/admin/reports/{id}",
  who: "admin",
  refuses: ["not_found", "conflict"],
  texts: moderationFieldTexts,
  input: reportDecision,
  output: done,
})

export const decideHiding = contract({
  name: "decide_hiding",
  summary:
    "Hide, keep hidden after an appeal, or restore a review, project, message, comment, post or portrait; its author is told the reason",
  method: "POST",
  path: "/admin/hidden/{kind}/{id}",
  who: "admin",
  refuses: ["not_found", "conflict"],
  texts: moderationFieldTexts,
  input: hidingDecision,
  output: done,
})
