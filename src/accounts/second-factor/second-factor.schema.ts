import { z } from "zod"

/** Of the app or a recovery code; one that is blank is none. */
export const code = z.string().trim().max(40).meta({ format: "password" })

export const firstCode = z.object({ code: code.min(1) })
