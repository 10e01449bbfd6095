import { createHmac, createSecretKey, hkdfSync, randomBytes } from "node:crypto"
import { promisify } from "node:util"
import { jwtVerify, SignJWT, UnsecuredJWT } from "jose"
import { beforeAll, expect, test } from "vitest"
import { decrypt, encrypt } from "./encryption.server.ts"
import { hashPassword, isRightPassword } from "./passwords.server.ts"
import { isProblem } from "./problem.ts"
import { configureTokens, readToken, signToken, TOKEN_SECONDS } from "./tokens.server.ts"

const SECRET = "a secret for tests that is long enough for the check"
/** As another implementation has it. */
const key = createSecretKey(Buffer.from(hkdfSync("sha256", SECRET, "", "sthapati access token", 32)))
const now = new Date("2026-11-20T10:30:00Z")
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const person = { account_id: "meera", session_id: "on her phone" }

beforeAll(() => configureTokens(SECRET))

/** What `jose` signs: by itself exactly what we would. */
const foreign = (header: object = {}, claims: object = {}, by: Parameters<SignJWT["sign"]>[0] = key) =>
  new SignJWT({ sid: person.session_id, ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "access+jwt", ...header })
    .setSubject(person.account_id)
    .setIssuedAt(now)
    .setExpirationTime(inSeconds(TOKEN_SECONDS))
    .sign(by)

/** Our signature over anything. */
const signed = (header: string, payload: string) =>
  `${header}.${payload}.${createHmac("sha256", key).update(`${header}.${payload}`).digest("base64url")}`
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
const HEADER = encode({ alg: "HS256", typ: "access+jwt" })

test("a token is a JWT that others can read, and theirs are read here", async () => {
  const { token, expires_at } = signToken(person, now)
  const { payload, protectedHeader } = await jwtVerify(token, key, { currentDate: now })
  expect(protectedHeader).toEqual({ alg: "HS256", typ: "access+jwt" })
  const iat = now.getTime() / 1000
  expect(payload).toEqual({ sub: "meera", sid: "on her phone", iat, exp: iat + TOKEN_SECONDS })
  expect(expires_at).toBe(inSeconds(TOKEN_SECONDS).toISOString())
  expect(readToken(token, now)).toEqual(person)
  expect(readToken(await foreign(), now)).toEqual(person)
})

test("it ends with its hour, to the second", () => {
  const { token } = signToken(person, now)
  expect(readToken(token, inSeconds(TOKEN_SECONDS - 1))).toEqual(person)
  expect(readToken(token, inSeconds(TOKEN_SECONDS))).toBeNull()
})

test("another algorithm, type or key is refused, whoever signed", async () => {
  const wrong = [
    await foreign({ alg: "HS512" }),
    await foreign({ alg: "HS384" }),
    await foreign({ typ: "JWT" }),
    await foreign({ kid: "1" }),
    await foreign({}, {}, new TextEncoder().encode("x".repeat(32))),
    new UnsecuredJWT({ sid: person.session_id }).setSubject("meera").setExpirationTime(inSeconds(60)).encode(),
    signed(encode({ alg: "none", typ: "access+jwt" }), encode({ sid: "s", sub: "a", exp: 9_999_999_999 })),
    `${encode({ alg: "none", typ: "access+jwt" })}.${encode({ sid: "s", sub: "a", exp: 9_999_999_999 })}.`,
  ]
  for (const token of wrong) expect(readToken(token, now), token).toBeNull()
})

test("one that was changed is refused, in each of its parts", () => {
  const { token } = signToken(person, now)
  const [header, payload, signature] = token.split(".") as [string, string, string]
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString())
  const wrong = [
    `${header}.${encode({ ...claims, sub: "ravi" })}.${signature}`,
    `${header}.${encode({ ...claims, exp: claims.exp + 1 })}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -2)}AA`,
    `${header}.${payload}.${signature}=`,
    `${header}.${payload}.${signature.slice(0, -1)}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${token}.${signature}`,
    ` ${token}`,
    // Another spelling of the same bytes: the last letter of 43 has two bits that say nothing.
    `${header}.${payload}.${signature.slice(0, -1)}${String.fromCharCode(signature.charCodeAt(42) + 1)}`,
    "a.b.c",
    "..",
    "",
    "undefined",
  ]
  for (const one of wrong) expect(readToken(one, now), one).toBeNull()
})

test("without a session, a person or an end it leads nowhere, though it is ours", () => {
  const whole = { sid: "s", sub: "a", exp: now.getTime() / 1000 + 60 }
  expect(readToken(signed(HEADER, encode(whole)), now)).toEqual({ account_id: "a", session_id: "s" })
  for (const claims of [
    { ...whole, sid: undefined },
    { ...whole, sid: 7 },
    { ...whole, sub: undefined },
    { ...whole, sub: ["a"] },
    { ...whole, exp: undefined },
    { ...whole, exp: "9999999999" },
    { ...whole, exp: null },
  ])
    expect(readToken(signed(HEADER, encode(claims)), now), JSON.stringify(claims)).toBeNull()
})

configureTokens("a secret for tests that is long enough")

test("what is sealed comes back for its owner alone, and twice sealed looks different", () => {
  const sealed = encrypt("JBSWY3DPEHPK3PXP", "account-1")
  expect(decrypt(sealed, "account-1")).toBe("JBSWY3DPEHPK3PXP")
  expect(decrypt(sealed, "account-2")).toBeUndefined()
  expect(encrypt("JBSWY3DPEHPK3PXP", "account-1")).not.toEqual(sealed)
  expect(sealed.toString("latin1")).not.toContain("JBSWY3DP")
})

test("altered, cut, empty, or under another secret, it is nothing", () => {
  const sealed = encrypt("JBSWY3DPEHPK3PXP", "account-1")
  for (let place = 0; place < sealed.length; place += 1) {
    const altered = Buffer.from(sealed)
    altered[place]! ^= 1
    expect(decrypt(altered, "account-1")).toBeUndefined()
  }
  for (const length of [0, 11, 27, 28, sealed.length - 1])
    expect(decrypt(sealed.subarray(0, length), "account-1")).toBeUndefined()
  configureTokens("another secret for tests, long enough")
  expect(decrypt(sealed, "account-1")).toBeUndefined()
})

test("a crowd of hashes leaves threads to others, and who would wait behind too many is told to come back", async () => {
  let made = 0
  const crowd = Array.from({ length: 60 }, () => hashPassword("Vaastu-Pune-411").then(() => (made += 1)))
  const ended = Promise.allSettled(crowd)
  // Done in libuv's threads as well: behind sixty hashes it would come last.
  await promisify(randomBytes)(16)
  expect(made).toBeLessThan(4)
  const refused = (await ended).flatMap((one) => (one.status === "rejected" ? [one.reason] : []))
  expect(refused.length).toBeGreaterThanOrEqual(38)
  for (const reason of refused)
    expect([isProblem(reason), reason.code, reason.details]).toEqual([true, "unavailable", { retry_after: 3 }])
  expect(made).toBe(60 - refused.length)
  expect(await isRightPassword(await hashPassword("Vaastu-Pune-411"), "Vaastu-Pune-411")).toBe(true)
})
