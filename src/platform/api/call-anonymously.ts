/**
 * A call in nobody's name: no cookie goes along, no session is renewed for it, and none ends by it. It also works where there
 * is no document, in a worker. What it is asked with stands in its path and its body.
 */
import { type Language, languageTag } from "../language/language.ts"
import type { Contract, InputOf } from "./contract.ts"
import { fillPath, type Reply, send, withWait } from "./transport.ts"

interface Options {
  idempotencyKey?: string
  /** In which the answer is read. */
  language: Language
}

/**
 * What the server has answered; status 0 where it was not ours. A network that wants a sign-in first answers with a page,
 * and with 200.
 */
export const callAnonymously = async <C extends Contract>(
  { method, path }: C,
  input: NoInfer<InputOf<C>>,
  { idempotencyKey, language }: Options,
): Promise<Reply> => {
  const authHeaders = { accept: "application/json", "accept-language": languageTag[language] }
  const options = { ...(idempotencyKey && { idempotencyKey }), authHeaders, keepalive: true }
  const { filled, rest } = fillPath(path, input as Record<string, unknown>)
  const reply = await send(method, filled, rest, options)
  return { ...reply, body: withWait(reply), status: typeof reply.body.success === "boolean" ? reply.status : 0 }
}
