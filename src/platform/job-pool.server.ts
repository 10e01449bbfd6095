// Graphile Worker tries again to write down what became of a job only where the database says "cannot connect now". One
// that dies in mid-sentence is another error to it, which nobody hears: Node then ends the process. So to the worker
// every way of being away is said in the words that it waits for.
import type pg from "pg"
import { failing, isDatabaseUnavailable } from "./database/database.server.ts"

const CANNOT_CONNECT_NOW = "57P03"

/** Before the first connection: it marks each as it is made. */
export const explainingWhenUnavailable = (pool: pg.Pool) => {
  pool.on("connect", (client) => {
    client.query = failing(client.query.bind(client) as typeof client.query, explainUnavailable)
  })
  pool.connect = failing(pool.connect.bind(pool) as typeof pool.connect, explainUnavailable)
}

const explainUnavailable = (error: unknown): never => {
  throw isDatabaseUnavailable(error) ? Object.assign(error as Error, { code: CANNOT_CONNECT_NOW }) : error
}
