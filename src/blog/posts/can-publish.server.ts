import { type Actor, hasDeskRole } from "../../platform/actor.ts"

/** May publish without a review, and edit what others wrote. An administrator who may only read is an author like anybody else. */
export const canPublish = (actor: Pick<Actor, "is_admin" | "desk_role">) => hasDeskRole(actor, "desk")
