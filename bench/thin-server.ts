/**
 * The practical limit: a bare Fastify + pg server on the same tables that does the one thing and nothing of a product: no
 * session, no checks, no limits, no log, no words to understand. Ends with the process that forked it.
 */
import type { AddressInfo } from "node:net"
import Fastify from "fastify"
import pg from "pg"
import { createElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
const app = Fastify()

/** Words as they stand in the index; the best 25, as the first page of the search has them. */
app.get<{ Querystring: { word: string; city: string; type: string } }>("/search", async ({ query }) => {
  const { rows } = await pool.query({
    name: "search",
    text: `select e.service_id as id, e.professional_id, e.rating, e.review_count, e.price_per_hour, p.business_name, p.headline,
        p.locality, a.full_name, s.description, s.duration_minutes
      from search_entries e join professionals p on p.id = e.professional_id join accounts a on a.id = p.account_id
      join professional_services s on s.id = e.service_id
      where e.words @@ $1::tsquery and e.city_id = $2 and e.service_type_id = $3
      order by e.standing desc, e.service_id desc limit 26`,
    values: [`'${query.word}'`, Number(query.city), Number(query.type)],
  })
  return { services: rows }
})

app.get<{ Params: { id: string } }>("/profile/:id", async ({ params }) => {
  const { rows } = await pool.query({
    name: "profile",
    text: "select p.*, a.full_name from professionals p join accounts a on a.id = p.account_id where p.id = $1",
    values: [params.id],
  })
  return rows[0]
})

app.post<{ Body: { values: unknown[] } }>("/booking", async ({ body }, reply) => {
  const { rows } = await pool.query({
    name: "booking",
    text: `insert into bookings (id, customer_id, professional_id, service_id, starts_at, ends_at, notes, price_per_hour)
      values ($1, $2, $3, $4, $5, $5::timestamptz + interval '1 hour', 'A first look', 900) returning *`,
    values: body.values,
  })
  return reply.status(201).send(rows[0])
})

/** A page of so many tags, from React alone. */
app.get<{ Params: { tags: string } }>("/page/:tags", async ({ params }, reply) => {
  const html = renderToString(createElement("html", null, createElement("body", null, items(Number(params.tags) - 2))))
  return reply.type("text/html").send(html)
})

const items = (count: number): ReactNode[] =>
  Array.from({ length: Math.ceil(count / 3) }, (_, n) =>
    createElement("p", { key: n, className: "text-muted mt-2", id: `p${n}` }, [
      createElement("a", { key: "a", href: `/providers/${n}`, className: "font-semibold" }, `Professional ${n}`),
      createElement("span", { key: "b" }, "Interior designer in Kothrud"),
    ]),
  )

app.get("/cpu", async () => {
  const { user, system } = process.cpuUsage()
  return { seconds: (user + system) / 1_000_000 }
})

process.on("disconnect", () => process.exit(0))
await app.listen({ port: 0, host: "127.0.0.1" })
process.send?.({ port: (app.server.address() as AddressInfo).port })
