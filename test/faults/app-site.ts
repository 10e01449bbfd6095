/** The built site for the fault tests, people who are signed in there, and a look into its database. */
import { spawnSync } from "node:child_process"
import { createServer } from "node:net"
import pg from "pg"
import { makeOwnSite, type OwnSite } from "../../e2e/own-site.ts"
import { findRunningPostgres } from "../../src/platform/embedded-postgres/running-postgres.server.ts"
import { type Offer, post } from "./app-customer.ts"

export const startSite = async (more: NodeJS.ProcessEnv = {}): Promise<OwnSite> => {
  const built = spawnSync(process.execPath, ["scripts/run.mjs", "build"], { encoding: "utf8" })
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`)
  const site = makeOwnSite(await freePort(), more)
  await site.start()
  return site
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export const logIn = async ({ url }: OwnSite, email: string): Promise<string> => {
  const answer = await post(`${url}/api/auth/login`, { identifier: email, password: "Namaste-2026" })
  if (answer?.status !== 200) throw new Error(`log in as ${email}: ${JSON.stringify(answer)}`)
  return (answer.answer as unknown as { token: string }).token
}

/** What the first few professionals of the search offer, at any time: from here on nobody keeps hours. */
export const listOffers = async (site: OwnSite, count: number): Promise<Offer[]> => {
  const { url } = site
  await query(site, "delete from availabilities")
  const answer = await fetch(`${url}/api/search?query=interior&limit=${count}`)
  const { services } = (await answer.json()) as { services: { id: string; provider_id: string }[] }
  return Promise.all(
    services.map(async ({ id, provider_id }) => ({
      service_id: id,
      provider_id,
      delivery: await wayOf(url, provider_id, id),
      // What a visit needs, whichever way it is.
      ...{ place: { locality: "Baner" }, contact_mobile: "+911000000101" },
    })),
  )
}

/** One of the ways in which it is offered. */
const wayOf = async (url: string, providerId: string, serviceId: string) => {
  const { provider } = (await (await fetch(`${url}/api/provider/${providerId}`)).json()) as {
    provider: { services: { id: string; delivery: string[] }[] }
  }
  return provider.services.find(({ id }) => id === serviceId)?.delivery[0] ?? ""
}

export const query = async <Row extends object>({ dataDir }: OwnSite, sql: string, values: unknown[] = []) => {
  const url = findRunningPostgres(dataDir)?.ownerUrl
  if (!url) throw new Error("The database of the site is not running.")
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
