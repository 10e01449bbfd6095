import type { z } from "zod"
import type { Words } from "./language.ts"
import type { FieldWords } from "./validation.ts"

/** Who may make a call. The server refuses to start when a contract does not say. */
export type Who = "anyone" | "signed_in" | "customer" | "professional" | "admin"

export interface Limit {
  /** Name of the bucket; calls that share it share the count. */
  bucket: string
  perAccount?: { max: number; seconds: number }
  perNetwork?: { max: number; seconds: number }
}

/**
 * One call, described once: route, typed browser call, OpenAPI, authorisation matrix and limits come from it.
 * Paths are below /api and use {name} for parameters.
 */
export interface Contract<W extends Who = Who, I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  name: string
  summary: string
  method: "GET" | "POST" | "PUT" | "DELETE"
  path: string
  also?: string[]
  who: W
  input: I
  output: O
  /** What the fields of the input are called, and the sentences of their rules. */
  words?: Words<FieldWords>
  /** 201 for a call that creates; everything else is 200. */
  status?: 200 | 201
  /** The renewal cookie counts as credential (auth/refresh, downloads). Everything else wants the bearer token. */
  credential?: "cookie"
  /** Input fields that claim who is asking, beside user_id: they may only agree with the token, else 403 identity_mismatch. */
  identity?: readonly IdentityField[]
  limit?: Limit
  /** Honours Idempotency-Key. Default: every POST that answers 201. */
  idempotent?: boolean
  /** Runs in one transaction. Default: everything but GET. Off where a failure must leave a trace (wrong passwords). */
  transaction?: boolean
}
export type IdentityField = "professional_id" | "provider_id" | "id"

export const contract = <W extends Who, I extends z.ZodType, O extends z.ZodType>(
  description: Contract<W, I, O>,
): Contract<W, I, O> => description

export type InputOf<C> = C extends { input: infer I extends z.ZodType } ? z.input<I> : never
export type OutputOf<C> = C extends { output: infer O extends z.ZodType } ? z.output<O> : never
export type Answer<C> = OutputOf<C> & { success: true; message?: string }
export const isIdempotent = (c: Contract) => c.idempotent ?? (c.method === "POST" && c.status === 201)
export const isTransactional = (c: Contract) => c.transaction ?? c.method !== "GET"
