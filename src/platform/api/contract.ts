import type { z } from "zod"
import type { DeskRole } from "../actor.ts"
import type { Texts } from "../language/language.ts"
import type { ProblemCode } from "../problem.ts"
import type { FieldTexts } from "../validation.ts"

/** Who may make a call. The server refuses to start when a contract does not say. */
export type Who = "anyone" | "signed_in" | "customer" | "professional" | "admin"

export interface Limit {
  /** Name of the bucket; calls that share it share the count. */
  bucket: string
  perAccount?: { max: number; seconds: number }
  perNetwork?: { max: number; seconds: number }
}

/**
 * One call, described once: route, typed browser call, OpenAPI, authorisation matrix and limits come from it. In the
 * browser's copy only method and path are left (vite/contract-addresses.ts): there it is for `call(contract, input)`.
 */
export interface Contract<
  W extends Who = Who,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  P extends string = string,
> {
  name: string
  summary: string
  method: "GET" | "POST" | "PUT" | "DELETE"
  /** Below /api; {name} stands for the input's field of that name. */
  path: P
  aliases?: readonly string[]
  who: W
  /** Of an administrator's call, the least role that may make it. Default: a reader's for GET, the desk's for all else. */
  desk?: DeskRole
  input: I
  output: O
  /**
   * What is sent back. "json": one answer, `output`. "events": a stream of server-sent events (only to GET), each with an
   * `output` as its data, for as long as both sides and the session last. "file": something to keep, whose text is
   * `output`, of one of the `types`. Whatever is refused, is refused in JSON.
   */
  responseType?: "json" | "events" | "file"
  /** The media types of a file that is sent back. */
  types?: readonly string[]
  /**
   * What the body is. "json": fields of the input. "file": the bytes of one file, read as they come (`serveUpload`); the
   * input stands in path and query. Such a POST honours no Idempotency-Key.
   */
  bodyType?: "json" | "file"
  /** How large a body may be, where a form's 64 KB are not enough. */
  maxBodyBytes?: number
  /** What the fields of the input are called, and the sentences of their rules. */
  texts?: Texts<FieldTexts>
  /** 201 for a call that creates; everything else is 200. */
  status?: 200 | 201
  /** The renewal cookie counts as credential (auth/refresh, downloads). Everything else wants the bearer token. */
  credential?: "cookie"
  /** Wants a person who has signed in, or shown again that it is them, within the last 15 minutes: else 403 confirm_identity. */
  recentSignIn?: true
  /** Open to an administrator who has to set up a second factor before anything else. */
  beforeSecondFactor?: true
  /** Input fields that claim who is asking, beside user_id: they may only agree with the token, else 403 identity_mismatch. */
  identity?: readonly IdentityField[]
  limit?: Limit
  /**
   * Seconds for which one answer serves everybody who asks the same, for a GET of anyone: kept by the parsed input and the
   * language, and older ones while no new one can be made. Nobody's actor is in it.
   */
  cacheSeconds?: number
  /**
   * Hashes a password, which takes a core for a while: waits for a turn of its network before anything is counted or looked up,
   * and is 503 behind too many.
   */
  hashesPassword?: true
  /** Refusals that only the use case knows; what the rest of the contract implies is added (refusals.server.ts). */
  refuses?: readonly ProblemCode[]
  /** Honours Idempotency-Key. Default: every POST that answers 201. */
  idempotent?: boolean
  /**
   * Runs in one transaction. Default: everything but GET. Off where a failure must leave a trace (wrong passwords). What
   * writes in one statement is a transaction by itself, and needs another only to keep its answer beside it.
   */
  transaction?: boolean | "one_statement"
}
export type IdentityField = "provider_id" | "professionalId" | "id"

export const contract = <
  W extends Who,
  I extends z.ZodType,
  O extends z.ZodType,
  const P extends string,
  const A extends string = never,
>(
  description: Contract<W, I, O, P> & { aliases?: readonly A[] } & KnownNames<NamesIn<P | A>, z.input<I>>,
): Contract<W, I, O, P> => description

/** The names in a path's braces. */
type NamesIn<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never
/** Compiles only where each of them is a field of the input. */
type KnownNames<N extends string, Input> = [N] extends [keyof Input]
  ? unknown
  : { path: `{${Exclude<N, keyof Input>}} is no field of the input` }

export type InputOf<C> = C extends { input: infer I extends z.ZodType } ? z.input<I> : never
export type OutputOf<C> = C extends { output: infer O extends z.ZodType } ? z.output<O> : never
export type Answer<C> = OutputOf<C> & { success: true; message?: string }
export const isIdempotent = (c: Contract) =>
  c.idempotent ?? (c.method === "POST" && c.status === 201 && c.bodyType !== "file")
export const deskRoleOf = (c: Contract): DeskRole => c.desk ?? (c.method === "GET" ? "reader" : "desk")
export const transactionOf = (c: Contract) => c.transaction ?? c.method !== "GET"
