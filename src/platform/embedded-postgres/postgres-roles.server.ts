/**
 * Who may do what. Migrations run as the owner; the app signs in as `sthapati_app`, which may read and write rows but
 * not change tables. One schema is its own: the job queue's, which that library migrates as the role that uses it.
 * Everything here can be repeated, so each start also mends a half-made database.
 */
import pg from "pg"
import { urlOfDatabase, withClient } from "../database/database-client.server.ts"

export const APP_ROLE = "sthapati_app"

/** Waits that never end are how one slow query takes a whole site down; PostgreSQL's own defaults are "for ever". */
const timeouts = {
  statement_timeout: "5s",
  lock_timeout: "3s",
  idle_in_transaction_session_timeout: "10s",
}

/** @param adminUrl any database of the server, as a superuser */
export async function prepareDatabase(adminUrl: string, database: string, appPassword: string) {
  await withClient(adminUrl, async (client) => {
    await makeAppRole(client, appPassword)
    const { rowCount } = await client.query("select from pg_database where datname = $1", [database])
    const name = pg.escapeIdentifier(database)
    if (!rowCount) await client.query(`create database ${name} template template0 encoding 'UTF8'`)
    await client.query(`revoke all on database ${name} from public`)
    await client.query(`grant connect on database ${name} to ${APP_ROLE}`)
  })
  await withClient(urlOfDatabase(adminUrl, database), grantToApp)
}

async function makeAppRole(client: pg.Client, password: string) {
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [APP_ROLE])
  if (!rowCount) await client.query(`create role ${APP_ROLE}`)
  await client.query(
    `alter role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(password)}`,
  )
  for (const [name, value] of Object.entries(timeouts)) {
    await client.query(`alter role ${APP_ROLE} set ${name} = '${value}'`)
  }
}

async function grantToApp(client: pg.Client) {
  await client.query(`
    revoke create on schema public from public;
    grant usage on schema public to ${APP_ROLE};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${APP_ROLE};
    alter default privileges in schema public grant usage, select on sequences to ${APP_ROLE};
    alter default privileges in schema public grant execute on functions to ${APP_ROLE};
    create schema if not exists graphile_worker authorization ${APP_ROLE};
  `)
  // The job library makes its schema where this table is missing, and that takes a right on the whole database.
  await client.query(`
    create table if not exists graphile_worker.migrations (
      id int primary key, ts timestamptz not null default now(), breaking boolean not null default false
    );
    alter table graphile_worker.migrations owner to ${APP_ROLE};
  `)
}
