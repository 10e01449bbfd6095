import type { Ctx } from "../../platform/context.server.ts"
import { countWaiting } from "./today.queries.server.ts"

export const getToday = ({ db }: Pick<Ctx<"admin">, "db">) => countWaiting(db)
