// One pool, one Kysely. Numbers: int8 comes as number (our counts fit), numeric stays a string (money is exact).
// Timeouts stand on the connection, because PostgreSQL's own defaults wait for ever.
import { Kysely, type Transaction } from "kysely"
import pg from "pg"
import type { DB } from "../../../db/types.ts"
import { AfterCommitDialect } from "./after-commit.server.ts"
import { withPreparedStatements } from "./prepared-statements.server.ts"

export type Db = Kysely<DB> | Transaction<DB>

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Above statement_timeout, and with the wait for a connection below the 10 s of every answer. */
const QUERY_TIMEOUT_MS = 7_000

export const openPool = (url: string, { max = 12, name = "app", queryTimeout = QUERY_TIMEOUT_MS } = {}) => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: `sthapati ${name}`,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    // For connections that the network has dropped: PostgreSQL's own timeouts are not received then.
    query_timeout: queryTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    // Compiling a search takes a second or two, running it a few milliseconds.
    options: "-c jit=off",
  })
  // A connection that dies while idle is the pool's business: it opens another. Unheard, the event would end the process.
  pool.on("error", () => {})
  pool.on("connect", (client) => {
    client.on("error", () => {})
    client.query = withRejectionHandler(client.query.bind(client) as typeof client.query, (error) =>
      endOnTimeout(client, error),
    )
  })
  return pool
}

/** pg stops waiting, but takes the connection for a good one, with the answer still to come: the pool would hand it out. */
const endOnTimeout = (client: pg.PoolClient, error: unknown): never => {
  if (error instanceof Error && error.message === "Query read timeout") void client.end()
  throw error
}

/** The call, with its failure handed on. Calls with a callback give no promise and pass as they are. */
export const withRejectionHandler = <Call extends (...args: never[]) => unknown>(
  call: Call,
  handOn: (error: unknown) => never,
) =>
  ((...args: never[]) => {
    const result = call(...args)
    return result instanceof Promise ? result.catch(handOn) : result
  }) as Call

export const openDb = (pool: pg.Pool) =>
  new Kysely<DB>({ dialect: new AfterCommitDialect({ pool: withPreparedStatements(pool) }) })

/** SQLSTATE of a database error, or undefined. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined

const constraintOf = (error: unknown) =>
  error instanceof Error && "constraint" in error && typeof error.constraint === "string" ? error.constraint : ""

/** Runs a write; a refusal by one of the named constraints becomes the problem beside it. */
export const withConstraintProblems = async <T>(
  refusals: Record<string, () => Error>,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    const refusal = refusals[constraintOf(error)]
    throw refusal ? refusal() : error
  }
}

// 25006: what was the primary is read-only now, because another has taken over.
const unavailable = /^(08|57P0[1-3]|53|25006)|ECONN|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT/
/** True when the database is away or overloaded: an answer of 503 with Retry-After, not a bug. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  return (
    unavailable.test(code) ||
    code === "57014" ||
    code === "55P03" ||
    code === "25P03" ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Client has encountered a connection error/.test(
      error.message,
    )
  )
}
