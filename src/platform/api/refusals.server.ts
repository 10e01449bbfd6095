// The refusals of a call: those that its contract implies, and those that only its use case knows (`refuses`). The API's
// document lists them, for each call and status one response with its codes; calls that refuse alike share it, so that a
// client generated from the document has a handful of them and not hundreds. In tests a refusal that is not listed fails.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { frameworkProblem, problemOf } from "../http/error-answer.server.ts"
import { type ProblemCode, statusOf } from "../problem.ts"
import { type Contract, isIdempotent } from "./contract.ts"

type Code = ProblemCode | "internal"

const meanings: Record<Code, string> = {
  malformed: "The request cannot be read.",
  sign_in_required: "Nobody is signed in, or no longer.",
  forbidden: "Not with this account, or not from here.",
  identity_mismatch: "The request names somebody else than its token.",
  activation_required: "The account waits for its activation; `email` says where the link was sent.",
  confirm_identity: "The sign-in is older than 15 minutes; after `/auth/confirm` the same can be asked again.",
  second_factor_required:
    "The code of the second factor is missing; of an administrator who has none yet: it has to be set up first.",
  not_found: "There is no such thing, or not for who asks.",
  method_not_allowed: "This address does not know the method.",
  conflict: "It does not go with what is there already; where a booking is meant, `status` says how it stands.",
  in_flight: "The same request is being worked on; its answer comes when it is sent again.",
  too_slow: "The file came too slowly, and what had come of it is gone.",
  too_large: "The body is too large.",
  unsupported_type: "The body is not JSON.",
  invalid: "Something in it is wrong; `errors` has a sentence for each field.",
  too_many: "Too often; `Retry-After` says how long to wait.",
  unavailable: "Not possible for the moment; `Retry-After` says how long to wait.",
  internal: "Something went wrong on our side.",
}

const saysWhenToRetry: Code[] = ["in_flight", "too_many", "unavailable"]

export const refusalSchema = {
  type: "object",
  required: ["success", "message", "code"],
  properties: {
    success: { const: false },
    message: { type: "string", description: "For people" },
    code: { type: "string", enum: Object.keys(meanings), description: "For programs" },
    errors: { type: "object", additionalProperties: { type: "string" }, description: "A sentence per field" },
    email: { type: "string", description: "With activation_required: where the link was sent" },
    sign_up: { type: "string", description: "With it: which sign-up it was sent for" },
    status: { type: "string", description: "With a booking's conflict: how it stands" },
  },
}

/** Of one call: status -> where its answer is described. */
export const refusalRefs = (codes: ProblemCode[]) =>
  Object.fromEntries(
    [...byStatus(codes)].map(([status, some]) => [status, { $ref: `#/components/responses/${nameOf(some)}` }]),
  )

/** All that the calls refer to, by name. */
export const refusalResponses = (calls: ProblemCode[][]) =>
  Object.fromEntries(
    calls.flatMap((codes) => [...byStatus(codes).values()].map((some) => [nameOf(some), answer(some)])),
  )

const byStatus = (codes: ProblemCode[]) => {
  const sorted = [...new Set(codes)].sort((a, b) => statusOf[a] - statusOf[b] || a.localeCompare(b))
  const groups = new Map<number, Code[]>()
  for (const code of sorted) groups.set(statusOf[code], [...(groups.get(statusOf[code]) ?? []), code])
  return groups.set(500, ["internal"])
}

const nameOf = (codes: Code[]) => codes.map((code) => code.split("_").map(capitalised).join("")).join("Or")

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const answer = (codes: Code[]) => ({
  description: codes.map((code) => `\`${code}\`: ${meanings[code]}`).join("\n\n"),
  ...(codes.some((code) => saysWhenToRetry.includes(code)) && { headers: retryAfter }),
  content: {
    "application/json": {
      schema: {
        allOf: [
          { $ref: "#/components/schemas/Refusal" },
          { type: "object", required: ["code"], properties: { code: { type: "string", enum: codes } } },
        ],
      },
    },
  },
})

const retryAfter = { "Retry-After": { description: "Seconds", schema: { type: "integer", minimum: 1 } } }

export const refusalsOf = (contract: Contract): ProblemCode[] => {
  const { method, path, who, credential, recentSignIn, bodyType, beforeSecondFactor, refuses = [] } = contract
  const sends = method !== "GET"
  const implied: Partial<Record<ProblemCode, boolean>> = {
    malformed: sends || path.includes("{"),
    too_slow: bodyType === "file",
    too_large: sends,
    unsupported_type: sends && bodyType !== "file",
    invalid: sends || !hasNoFields(contract),
    sign_in_required: who !== "anyone" || credential === "cookie",
    // A request by cookie that does not come from our own pages is as little welcome as a role that is missing.
    forbidden: !["anyone", "signed_in"].includes(who) || (credential === "cookie" && sends),
    identity_mismatch: who !== "anyone",
    confirm_identity: recentSignIn ?? false,
    second_factor_required: who !== "anyone" && !beforeSecondFactor,
    // Whatever a path names may not be there, or not for who asks.
    not_found: path.includes("{"),
    in_flight: isIdempotent(contract),
    // Beside a call's own limit there is one against floods, and the database may be away.
    too_many: true,
    unavailable: true,
  }
  const codes = Object.keys(implied) as ProblemCode[]
  return [...new Set([...codes.filter((code) => implied[code]), ...refuses])]
}

const hasNoFields = ({ input }: Contract) => "shape" in input && Object.keys(input.shape as object).length === 0

/** A call's own handling of errors in tests: an unnamed refusal says which contract forgot it. */
export const onlyNamedRefusals = (contract: Contract, app: FastifyInstance) => {
  const named = refusalsOf(contract)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const code = (problemOf(error) ?? frameworkProblem(error))?.code
    if (!code || named.includes(code)) return app.errorHandler(error, request, reply)
    const message = `The contract ${contract.name} does not name the refusal ${code}.`
    return reply.status(500).send({ success: false, code: "internal", message })
  }
}
