// The catalogue: which kinds of service exist and in which cities each is open. One that is open nowhere is coming soon.
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database.server.ts"
import { findServiceType, listCategories } from "./service.queries.server.ts"

export const showCategories = async (ctx: Ctx) => ({ categories: await listCategories(ctx.db) })

/** The service that a slug, its form with underscores, or its display name (also plural) means; undefined for none. */
export const resolveServiceType = (db: Db, text: string) => findServiceType(db, text)
