import { expectTypeOf, test } from "vitest"
import { z } from "zod"
import type { call } from "./api-client.ts"
import { contract } from "./contract.ts"

const input = z.object({ id: z.string(), note: z.string().optional() })
const described = { name: "rename", summary: "Rename a thing", who: "anyone", input, output: z.object({}) } as const
const rename = contract({ ...described, method: "PUT", path: "/things/{id}" })

type Described<P extends string, A extends string> = Parameters<
  typeof contract<"anyone", typeof input, z.ZodObject, P, A>
>[0]

test("a path is known by its letters", () => {
  expectTypeOf(rename.path).toEqualTypeOf<"/things/{id}">()
})

test("a name in a path that is no field of the input does not compile", () => {
  expectTypeOf<"/things/{id}">().toExtend<Described<"/things/{id}", never>["path"]>()
  expectTypeOf<"/things/{thing_id}">().not.toExtend<Described<"/things/{thing_id}", never>["path"]>()
  expectTypeOf<"/things/{id}">().not.toExtend<Described<"/things/{id}", "/stuff/{stuff_id}">["path"]>()
})

test("a call is made by a contract: an address alone does not compile, nor does another call's input", () => {
  type Asked = Parameters<typeof call<typeof rename>>
  expectTypeOf<{ method: "PUT"; path: "/things/{id}" }>().not.toExtend<Asked[0]>()
  expectTypeOf<{ id: string }>().toExtend<Asked[1]>()
  expectTypeOf<{ thing_id: string }>().not.toExtend<Asked[1]>()
})
