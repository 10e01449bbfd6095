import { type Actor, hasDeskRole } from "../../platform/actor.ts"

/** Who changes and publishes what others wrote. An administrator who may only read is an author like anybody else. */
export const isEditor = (actor: Pick<Actor, "is_admin" | "desk_role">) => hasDeskRole(actor, "desk")
