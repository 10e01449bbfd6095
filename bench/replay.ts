/** The limit of the database: the statements of a use case, noted once, sent again through a bare pool. */
import { createHash } from "node:crypto"
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import type { DB } from "../db/types.ts"
import { openPool } from "../src/platform/database/database.server.ts"
import { type Figures, figuresOf } from "./figures.ts"

export interface Statement {
  /** Named, so that each connection plans it once, as the app's do. */
  name: string
  text: string
  values: unknown[]
}

export interface Recorder {
  /** What the work asks of the database; its own transactions are rolled back, so that the replay finds things as they were. */
  statementsOf: (work: (db: Kysely<DB>) => Promise<unknown>) => Promise<Statement[]>
  close: () => Promise<void>
}

export function openRecorder(url: string): Recorder {
  let statements: Statement[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ query: { sql, parameters } }) => {
      // The replay begins and commits by itself.
      if (!/^(begin|commit|rollback)$/.test(sql)) {
        statements.push({ name: nameOf(sql), text: sql, values: [...parameters] })
      }
    },
  })
  return {
    async statementsOf(work) {
      statements = []
      await work(db)
      return statements
    },
    close: () => db.destroy(),
  }
}

const nameOf = (text: string) => createHash("sha1").update(text).digest("base64url")

interface Replay {
  url: string
  /** As many as the app's; more callers than connections wait for one, as in the app. */
  callers: number
  seconds: number
  jobs: Statement[][]
  /** Between begin and commit, as the app's door does for a writing call. */
  isWrite: boolean
  /** Unless a job can be done once only. */
  repeats: boolean
}

export async function replay({ url, callers, seconds, jobs, isWrite, repeats }: Replay): Promise<Figures> {
  const pool = openPool(url, { name: "replay" })
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  let n = 0
  const caller = async () => {
    while (performance.now() < until && (repeats || n < jobs.length)) {
      const job = jobs[n++ % jobs.length]!
      const started = performance.now()
      await (isWrite ? inTransaction(pool, job) : oneByOne(pool, job))
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  try {
    await Promise.all(Array.from({ length: callers }, caller))
    return { ...figuresOf(times, (performance.now() - started) / 1000), errors: new Map(), answers: new Map() }
  } finally {
    await pool.end()
  }
}

async function oneByOne(pool: pg.Pool, job: Statement[]) {
  for (const statement of job) await pool.query(statement)
}

async function inTransaction(pool: pg.Pool, job: Statement[]) {
  const client = await pool.connect()
  try {
    await client.query("begin")
    for (const statement of job) await client.query(statement)
    await client.query("commit")
  } finally {
    client.release()
  }
}
