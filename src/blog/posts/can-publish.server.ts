import { type Actor, hasDeskRole } from "../../platform/actor.ts"

/** Without a review, and what others wrote too. An administrator who may only read is an author like anybody else. */
export const canPublish = (actor: Pick<Actor, "is_admin" | "desk_role">) => hasDeskRole(actor, "desk")
