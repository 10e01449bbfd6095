// Graphile Worker tries again to write down what became of a job only where the database says "cannot connect now". One
// that dies in mid-sentence is another error to it, which nobody hears: Node then ends the process. So to the worker
// every way of being away is said in the words that it waits for.
import type pg from "pg"
import { isDatabaseAway } from "./database.server.ts"

const CANNOT_CONNECT_NOW = "57P03"

/** Before the first connection: it marks each as it is made. */
export const sayingWhenAway = (pool: pg.Pool) => {
  pool.on("connect", (client) => {
    client.query = translated(client.query.bind(client) as typeof client.query)
  })
  pool.connect = translated(pool.connect.bind(pool) as typeof pool.connect)
}

/** Calls with a callback give no promise and pass as they are. */
const translated = <Call extends (...args: never[]) => unknown>(call: Call) =>
  ((...args: never[]) => {
    const result = call(...args)
    return result instanceof Promise ? result.catch(rethrow) : result
  }) as Call

const rethrow = (error: unknown): never => {
  throw isDatabaseAway(error) ? Object.assign(error as Error, { code: CANNOT_CONNECT_NOW }) : error
}
