// The only reader of the environment. Everything is checked once, at start, and what is wrong is said with the way out.
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { z } from "zod"

const flag = z.enum(["1", "0", "true", "false", "on", "off"]).transform((text) => ["1", "true", "on"].includes(text))
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional())

export const environment = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres://")),
  REDIS_URL: optional(z.string().regex(/^rediss?:\/\//, "must start with redis://")),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")),
  MAIL_FROM: optional(z.string()),
  PUBLIC_URL: optional(z.string().regex(/^https?:\/\/[^/]+\/?$/, "must be an origin such as https://sthapati.example")),
  APP_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  ADMIN_EMAIL: optional(z.string().regex(/^\S+@\S+$/, "must be an e-mail address")),
  DEMO: optional(flag),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
  TRUSTED_PROXIES: optional(z.string()),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  FILES_URL: optional(z.string()),
  RATE_LIMIT_SCALE: optional(z.coerce.number().min(0.01).max(1_000_000)),
  ANALYTICS: optional(flag),
  APP_ENV: optional(z.enum(["local", "production"])),
})

export type Config = ReturnType<typeof readConfig>

/** Reads and checks; throws one Error whose message names every wrong variable and the way out. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env) => {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    throw new Error(
      [
        "The configuration cannot be used:",
        ...parsed.error.issues.map((i) => `  ${i.path.join(".")} ${i.message}`),
      ].join("\n"),
    )
  }
  const e = parsed.data
  // A bundle started by hand, past the bootstrap, is for real when it says so: no demo, no made-up secret.
  const isProduction = (e.APP_ENV ?? env.NODE_ENV) === "production"
  const port = e.PORT ?? 3000
  const host = e.HOST ?? "127.0.0.1"
  const dataDir = resolve(e.DATA_DIR ?? ".data")
  const demo = e.DEMO ?? (!isProduction && !e.DATABASE_URL)
  if (!e.SMTP_URL && !demo) {
    throw new Error(
      "There is nowhere to send mail: set SMTP_URL (smtp://user:password@host:587), or DEMO=1 to keep mails at /dev/mailbox.",
    )
  }
  if (!e.APP_SECRET && isProduction) {
    throw new Error(
      "APP_SECRET is required in production: set it to 32 or more random characters (openssl rand -base64 48).",
    )
  }
  return {
    port,
    host,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? "Sthapati <hello@sthapati.example>",
    publicUrl: (e.PUBLIC_URL ?? `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`).replace(
      /\/$/,
      "",
    ),
    secret: e.APP_SECRET ?? secretFile(dataDir),
    adminEmail: e.ADMIN_EMAIL,
    demo,
    isProduction,
    logLevel: e.LOG_LEVEL ?? (demo ? "warn" : "info"),
    trustedProxies: (e.TRUSTED_PROXIES ?? "")
      .split(",")
      .map((text) => text.trim())
      .filter(Boolean),
    metricsToken: e.METRICS_TOKEN,
    filesUrl: e.FILES_URL,
    rateLimitScale: e.RATE_LIMIT_SCALE ?? 1,
    analytics: e.ANALYTICS ?? true,
  }
}

/** The secret of a machine that was given none: made once, readable by the owner alone. */
const secretFile = (dataDir: string) => {
  const file = join(dataDir, "app-secret")
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" })
  }
  return readFileSync(file, "utf8").trim()
}
