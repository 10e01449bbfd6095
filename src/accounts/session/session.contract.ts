import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { sessionUser } from "./session.schema.ts"

export const renewSession = contract({
  name: "renew_session",
  summary: "A new bearer token for the session of the cookie.",
  method: "POST",
  path: "/auth/refresh",
  who: "anyone",
  beforeSecondFactor: true,
  credential: "cookie",
  transaction: false,
  input: z.object({}),
  output: z.object({ token: z.string(), expires_at: z.string(), user: sessionUser }),
})

export const logOut = contract({
  name: "logout",
  summary: "End the session; its token and cookie stop working at once.",
  method: "POST",
  path: "/auth/logout",
  who: "anyone",
  beforeSecondFactor: true,
  credential: "cookie",
  input: z.object({}),
  output: z.object({ message: z.string() }),
})
