/**
 * Files of messages: the two of the conversation see them, and of a message that is held back its sender, and administrators while
 * it waits for their look.
 */
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { pdf } from "../../../test/documents.ts"
import { type FileSite, startFileSite } from "../../../test/file-site.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
  password,
} from "../../../test/people.ts"
import { photo } from "../../../test/pictures.ts"

let t: FileSite
let customer: Person
let stranger: Person
let designer: Professional
let rival: Professional
let cookies: string[]

beforeAll(async () => {
  t = await startFileSite()
  customer = await createCustomer(t)
  stranger = await createCustomer(t)
  designer = await createProfessional(t, {})
  rival = await createProfessional(t, {})
  cookies = await Promise.all([customer, designer, stranger, rival].map((one) => cookieOf(one)))
})
afterAll(() => t.close())

const cookieOf = async ({ email }: Person, door = "/auth/login") => {
  const { headers } = await t.call("POST", door, { body: { identifier: email, email, password } })
  return String([headers["set-cookie"]].flat()[0]).split(";")[0]!
}

const bring = async (payload: Buffer) =>
  (await t.upload(payload, { token: customer.token, purpose: "message", name: "Plan.pdf" })).body.id

const get = (path: string, cookie?: string) =>
  t.app.inject({ url: `/files/${path}`, headers: cookie ? { cookie } : {} })

/** For the customer, the designer, a stranger, another professional, nobody. */
const statuses = (path: string) =>
  Promise.all([...cookies, undefined].map(async (cookie) => (await get(path, cookie)).statusCode))

const send = async (file_ids: string[]) => {
  const body = { provider_id: designer.professional_id }
  const { conversation_id } = (await t.call("POST", "/conversations", { token: customer.token, body })).body
  const sent = await t.call("POST", `/conversations/${conversation_id}/messages`, {
    token: customer.token,
    body: { content: "", file_ids },
  })
  expect(sent.status).toBe(201)
}

test("a file is its uploader's until it is sent, then the two of the conversation see it", async () => {
  const id = await bring(pdf())
  expect(await statuses(`${id}/document.pdf`)).toEqual([200, 404, 404, 404, 404])
  await send([id])
  expect(await statuses(`${id}/document.pdf`)).toEqual([200, 200, 404, 404, 404])
})

test("of a message that is held back the sender sees it, and administrators while it waits", async () => {
  const id = await bring(pdf())
  await send([id])
  await t.db.updateTable("messages").set({ held_at: t.clock.now }).execute()
  expect(await statuses(`${id}/document.pdf`)).toEqual([200, 404, 404, 404, 404])
  const admin = await cookieOf(await createAdmin(t), "/auth/admin-login")
  const statusForAdmin = async () => (await get(`${id}/document.pdf`, admin)).statusCode
  expect(await statusForAdmin()).toBe(200)
  await t.db.updateTable("messages").set({ refused_at: t.clock.now }).execute()
  expect([...(await statuses(`${id}/document.pdf`)), await statusForAdmin()]).toEqual([200, 404, 404, 404, 404, 404])
  await t.db.updateTable("messages").set({ held_at: null, refused_at: null }).execute()
  expect(await statusForAdmin()).toBe(404)
  expect(await statuses(`${id}/document.pdf`)).toEqual([200, 200, 404, 404, 404])
})

test("a photographed plan is drawn large enough to be read", async () => {
  const id = await bring(await photo({ width: 4000, height: 3000 }))
  const widthOf = async (size: string) => {
    const { rawPayload } = await get(`${id}/${size}`, cookies[0])
    return (await sharp(rawPayload).metadata()).width
  }
  expect([await widthOf("small"), await widthOf("large"), await widthOf("plan")]).toEqual([320, 1600, 3000])
})
