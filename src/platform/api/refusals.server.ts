// With what a call may refuse: what its contract implies, and what only its use case knows (`refuses`). The API's document
// promises it, and while answers are checked a refusal that is not promised is a bug.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { frameworkProblem, problemOf } from "../http/error-answer.server.ts"
import type { ProblemCode } from "../problem.ts"
import { type Contract, isIdempotent } from "./contract.ts"

export const refusalsOf = (contract: Contract): ProblemCode[] => {
  const { method, path, who, credential, fresh, takes, beforeSecondFactor, refuses = [] } = contract
  const sends = method !== "GET"
  const implied: Partial<Record<ProblemCode, boolean>> = {
    malformed: sends || path.includes("{"),
    too_slow: takes === "file",
    too_large: sends,
    unsupported_type: sends && takes !== "file",
    invalid: sends || !hasNoFields(contract),
    sign_in_required: who !== "anyone" || credential === "cookie",
    // A request by cookie that does not come from our own pages is as little welcome as a role that is missing.
    forbidden: !["anyone", "signed_in"].includes(who) || (credential === "cookie" && sends),
    identity_mismatch: who !== "anyone",
    confirm_identity: fresh ?? false,
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
