import pg from "pg"
import { expect, test } from "vitest"
import { createTestDatabase } from "./database.ts"

test("two test databases do not see each other's tables, and the app's role cannot change tables", async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const owner = new pg.Client(first.ownerUrl)
  const app = new pg.Client(first.url)
  const other = new pg.Client(second.url)
  await Promise.all([owner.connect(), app.connect(), other.connect()])
  await owner.query("create table sums (n int)")
  await app.query("insert into sums values (1)")
  await expect(app.query("create table mine (n int)")).rejects.toThrow("permission denied for schema public")
  await expect(app.query("drop table sums")).rejects.toThrow("must be owner")
  await expect(other.query("select from sums")).rejects.toThrow('relation "sums" does not exist')
  await Promise.all([owner.end(), app.end(), other.end()])
  await Promise.all([first.drop(), second.drop()])
})
