import { createHmac, createSecretKey, hkdfSync } from "node:crypto"
import { jwtVerify, SignJWT, UnsecuredJWT } from "jose"
import { beforeAll, expect, test } from "vitest"
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
