import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { identityProof, sessionUser } from "./session.schema.ts"
import { confirmIdentityTexts } from "./texts.ts"

const session = z.object({
  id: z.string(),
  device: z.string().describe("In the reader's language: Chrome on Windows"),
  is_handheld: z.boolean(),
  is_this: z.boolean().describe("The one that asks"),
  network: z.string().describe("Where it was opened from, without its last part"),
  signed_in_at: z.string(),
  last_used_at: z.string().describe("Within five minutes"),
})
export type OwnSession = z.output<typeof session>

export const ownSessions = contract({
  name: "own_sessions",
  summary: "Where I am signed in: this device first, then those used last, at most 50 of them",
  method: "GET",
  path: "/auth/sessions",
  who: "signed_in",
  input: z.object({}),
  output: z.object({ sessions: z.array(session), total: z.int() }),
})

export const endOwnSession = contract({
  name: "end_own_session",
  summary: "Log out one of my devices; its token and cookie stop working at once",
  method: "DELETE",
  path: "/auth/sessions/{id}",
  who: "signed_in",
  input: z.object({ id: z.string() }),
  output: messageOnly,
})

export const logOutAll = contract({
  name: "logout_all",
  summary: "Log out all of my devices, or all but the one that asks",
  method: "POST",
  path: "/auth/logout_all",
  who: "signed_in",
  input: z.object({ except_this: z.boolean().default(false) }),
  output: z.object({ message: z.string(), ended: z.int() }),
})

// Wrong passwords must leave their count behind.
export const confirmIdentity = contract({
  name: "confirm_identity",
  summary: "Show again that it is you: for 15 minutes this session may do what wants a recent sign-in.",
  method: "POST",
  path: "/auth/confirm",
  who: "signed_in",
  transaction: false,
  beforeSecondFactor: true,
  refuses: ["second_factor_required"],
  hashesPassword: true,
  limit: { bucket: "confirm-identity", perAccount: { max: 60, seconds: 900 } },
  input: identityProof,
  texts: confirmIdentityTexts,
  output: messageOnly,
})

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
  output: messageOnly,
})
