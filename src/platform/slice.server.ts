import type { Served } from "./api/serve.server.ts"
import type { FilePurpose } from "./files/file-purpose.server.ts"
import type { Jobs, JobTools } from "./jobs.server.ts"
import type { Kind } from "./words/kinds.ts"

/** What a slice brings to the server, in its x.slice.server.ts. */
export interface Slice {
  /** As /api/docs groups its calls. */
  name: string
  description: string
  calls: Served[]
  jobs?: Jobs
  /** When the clock asks for which job: "* * * * * expire_bookings". */
  clock?: string[]
  /** What goes on for as long as the process lives; called once, it answers how to end it. */
  runs?: (tools: JobTools) => () => Promise<void>
  kinds?: readonly Kind[]
  /** Of files that hang on its rows. */
  files?: readonly FilePurpose[]
}
