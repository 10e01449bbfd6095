import type { Served } from "./api/serve.server.ts"
import type { FilePurpose } from "./files/file-store.server.ts"
import type { Jobs, JobTools } from "./jobs.server.ts"
import type { NotificationKind } from "./language/notification-kinds.ts"
import type { PersonalData, TableName } from "./personal-data.server.ts"

/** What the server needs of a slice, declared in its x.slice.server.ts. */
export interface Slice {
  /** Of its folder. */
  name: string
  /** As /api/docs heads its calls, where that is not the name. */
  title?: string
  description: string
  calls: Served[]
  /** Tables and views that it alone writes; others may join them. */
  tables?: readonly TableName[]
  /** What of them is about people (docs/decisions/0025). */
  personal?: readonly PersonalData[]
  /** Those of its tables that are the same for everybody. */
  impersonal?: readonly TableName[]
  jobs?: Jobs
  /** Cron lines: "* * * * * expire_bookings". */
  schedules?: string[]
  /** Background work of the process, started once. @returns how to end it */
  background?: (tools: JobTools) => () => Promise<void>
  notifications?: readonly NotificationKind[]
  /** Purposes of files that its rows use. */
  files?: readonly FilePurpose[]
}
