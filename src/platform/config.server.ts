// The only reader of the environment. Everything is checked once, at start; error messages say how to correct it.
import { isIP } from "node:net"
import { resolve } from "node:path"
import { z } from "zod"
import { SHORTEST_SECRET, secretFile } from "./secret-file.server.ts"

const flag = z
  .enum(["1", "0", "true", "false", "on", "off"], "must be 1 or 0")
  .transform((text) => ["1", "true", "on"].includes(text))
const oneOf = <const T extends readonly string[]>(...texts: T) => z.enum(texts, `must be one of: ${texts.join(", ")}`)
const number = (from: number, to: number) => {
  const error = `must be a number from ${from} to ${to}`
  return z.coerce.number(error).min(from, error).max(to, error)
}

/** "postgres://user:password@/sthapati?host=/run/postgresql": the host is a socket's folder and stands behind. */
const socketAddress = /^(postgres(?:ql)?:\/\/[^/]*@)\//

/** An address with a host that can be read; what most often breaks one is a password as it is typed. */
const address = (scheme: RegExp, example: string) =>
  z
    .string()
    .refine(
      (text) => scheme.test(text) && URL.canParse(text.replace(socketAddress, "$1localhost/")),
      `must be an address such as ${example} (a password's special characters written as %23 and so on)`,
    )
const DATABASE = "postgres://user:password@host:5432/sthapati"
const SMTP = "smtp://user:password@host:587"
const FILES =
  "s3://key:secret@host/bucket?region=ap-south-1 (s3+http:// without TLS; special characters written as %2F and so on)"

/** With key, secret and the bucket's name. */
const isBucket = (text: string) => {
  const asHttp = text.replace(/^s3(\+http)?:/, "https:")
  if (asHttp === text || !URL.canParse(asHttp)) return false
  const { username, password, pathname } = new URL(asHttp)
  return username !== "" && password !== "" && pathname.length > 1
}

const listOf = (text: string) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
const isNetwork = (text: string) => {
  const [ip = "", bits, ...rest] = text.split("/")
  const maxBits = isIP(ip) === 6 ? 128 : 32
  return isIP(ip) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional())

export const environment = z.object({
  PORT: optional(number(0, 65_535).int("must be a whole number")),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(address(/^postgres(ql)?:\/\//, DATABASE)),
  SMTP_URL: optional(address(/^smtps?:\/\/./, SMTP)),
  FILES_URL: optional(
    z
      .string()
      .refine(
        (text) => text.startsWith("file:///") || isBucket(text),
        `must be a folder (file:///var/lib/sthapati) or a bucket such as ${FILES}`,
      ),
  ),
  MAIL_FROM: optional(z.string()),
  PUBLIC_URL: optional(z.string().regex(/^https?:\/\/[^/]+\/?$/, "must be an origin such as https://sthapati.example")),
  APP_SECRET: optional(z.string().min(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`)),
  DEMO: optional(flag),
  LOG_LEVEL: optional(oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent")),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .refine(
        (text) => listOf(text).every(isNetwork),
        "must be IP addresses or networks (10.0.0.0/8), separated by commas",
      ),
  ),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  INCOMING_MAIL_TOKEN: optional(z.string().min(32, "must have at least 32 characters")),
  RATE_LIMIT_SCALE: optional(number(0.01, 1_000_000)),
  APP_ENV: optional(oneOf("local", "production")),
  PSEUDO_LANGUAGE: optional(flag),
  KEEP_ANSWERS: optional(flag),
  ADMIN_EMAIL: optional(z.string().trim().toLowerCase().max(254).check(z.email("must be an e-mail address"))),
  ANALYTICS: optional(flag),
  // Read by nothing yet. Checked already, so that a file written for later is right when it is.
  REDIS_URL: optional(address(/^rediss?:\/\/./, "redis://host:6379")),
})

export type Config = ReturnType<typeof readConfig>

/** Reads and checks; throws one Error whose message names every wrong or missing variable and the way out. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env) => {
  const e = checked(env)
  const isProduction = isForReal(env)
  const port = e.PORT ?? 3000
  const host = e.HOST ?? "127.0.0.1"
  const dataDir = resolve(e.DATA_DIR ?? ".data")
  const demo = isDemo(env)
  return {
    port,
    host,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    filesUrl: e.FILES_URL,
    mailFrom: e.MAIL_FROM ?? "Sthapati <hello@sthapati.example>",
    publicUrl: (e.PUBLIC_URL ?? `http://${hostInAddress(host)}:${port}`).replace(/\/$/, ""),
    secret: e.APP_SECRET ?? secretFile(dataDir),
    adminEmail: e.ADMIN_EMAIL,
    demo,
    showsMails: demo && !e.SMTP_URL,
    isProduction,
    logLevel: e.LOG_LEVEL ?? (demo ? "warn" : "info"),
    trustedProxies: listOf(e.TRUSTED_PROXIES ?? ""),
    metricsToken: e.METRICS_TOKEN,
    incomingMailToken: e.INCOMING_MAIL_TOKEN,
    rateLimitScale: e.RATE_LIMIT_SCALE ?? 1,
    pseudoLanguage: e.PSEUDO_LANGUAGE ?? false,
    keepsAnswers: e.KEEP_ANSWERS ?? true,
    analytics: e.ANALYTICS ?? true,
  }
}

type Environment = z.output<typeof environment>

/** A bundle started by hand, past the bootstrap, is for real when it says so: no demo, no made-up secret. */
const isForReal = (env: NodeJS.ProcessEnv) => (env.APP_ENV || env.NODE_ENV) === "production"
const isDemo = (env: NodeJS.ProcessEnv) =>
  env.DEMO ? flag.safeParse(env.DEMO).data === true : !isForReal(env) && !env.DATABASE_URL

const checked = (env: NodeJS.ProcessEnv): Environment => {
  const { data, error } = environment.safeParse(env)
  const wrong = error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? []
  const faults = [...wrong, ...missingOf(env)]
  if (data && faults.length === 0) return data
  throw new Error(
    [
      "The configuration cannot be used:",
      ...faults.map((fault) => `  ${fault}`),
      "Correct it where it is set: in the environment or in .env (.env.example lists all of them).",
    ].join("\n"),
  )
}

/** What one variable makes necessary of another. */
const missingOf = (env: NodeJS.ProcessEnv): string[] => {
  const isProduction = isForReal(env)
  const mail =
    `SMTP_URL is missing, and there is nowhere to send mail: set it (${SMTP}), or DEMO=1 for the demo, which keeps mails at ` +
    "/dev/mailbox. (In production and with DATABASE_URL the demo is off unless DEMO says otherwise.)"
  const secret =
    "APP_SECRET is required in production: set it to 32 or more random characters (openssl rand -base64 48)."
  // Guessed, it would be a wrong link in every mail, a cookie that is not Secure, and a refusal of every browser's Origin.
  const address =
    "PUBLIC_URL is required in production: set it to the address that people use (https://sthapati.example)."
  return [
    ...(env.SMTP_URL || isDemo(env) ? [] : [mail]),
    ...(env.APP_SECRET || !isProduction ? [] : [secret]),
    ...(env.PUBLIC_URL || !isProduction ? [] : [address]),
  ]
}

const hostInAddress = (host: string) => {
  if (host === "0.0.0.0" || host === "::") return "localhost"
  return isIP(host) === 6 ? `[${host}]` : host
}
