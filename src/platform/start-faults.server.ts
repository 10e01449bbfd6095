// Wrong settings show only when they are used, as errors of the system. Here each such error is replaced by one that names the
// variable and the remedy; other errors are unchanged.
import pg from "pg"

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "")
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** @param url what DATABASE_URL says */
export const databaseFault = (error: unknown, url: string): unknown => {
  // pg fills what the address leaves out from its own defaults.
  const client = clientOf(url)
  if (client instanceof Error) {
    const unread = `a file that it names cannot be read (${client.message}).`
    return settingFault("DATABASE_URL", unread, "Correct the path, or make the file readable for this user.")
  }
  const { host, port, user = "", database = "" } = client
  const reasons = databaseReasons({ server: `${host}:${port}`, host, user, database })
  const reason = reasons[unnamed(messageOf(error))] ?? reasons[codeOf(error)]
  return reason
    ? settingFault("DATABASE_URL", reason, "Correct it, or leave it out: then the embedded one is used.")
    : error
}

/** pg reads the certificates that an address names with the address. */
const clientOf = (url: string): pg.Client | Error => {
  try {
    return new pg.Client({ connectionString: url })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const databaseReasons = ({ server, host, user, database }: Record<"server" | "host" | "user" | "database", string>) => {
  const silent = `nothing answers at ${server}. Is PostgreSQL running there, and open to this machine?`
  const unknownHost = `there is no machine called ${host}.`
  const unvouched = `this machine knows nobody who vouches for the certificate of PostgreSQL at ${server}. Append &sslrootcert=/path/to/its-authority.pem`
  const reasons: Record<string, string> = {
    ENOTFOUND: unknownHost,
    EAI_AGAIN: unknownHost,
    ECONNREFUSED: silent,
    ETIMEDOUT: silent,
    EHOSTUNREACH: silent,
    ENETUNREACH: silent,
    DEPTH_ZERO_SELF_SIGNED_CERT: unvouched,
    SELF_SIGNED_CERT_IN_CHAIN: unvouched,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: unvouched,
    "28P01": `PostgreSQL at ${server} refuses the user ${user} with this password.`,
    "28000": `PostgreSQL at ${server} does not let the user ${user} in.`,
    "3D000": `PostgreSQL at ${server} has no database ${database}. Make it: createdb ${database}`,
    "42501": `the user ${user} may not make tables in ${database}. Make it the owner: alter database ${database} owner to ${user}`,
    "no password": `PostgreSQL at ${server} asks for a password, and there is none.`,
    "no entry": `PostgreSQL at ${server} does not let the user ${user} into ${database} from this machine in this way. Append ?sslmode=require, or allow this machine in pg_hba.conf.`,
    "no TLS": `PostgreSQL at ${server} does not speak TLS. Leave out sslmode, or turn TLS on there.`,
  }
  return reasons
}

/**
 * What comes without a code, from pg itself and from the migrations, which wrap the error of their first statement; and
 * what shares its code with other refusals.
 */
const unnamed = (message: string) => {
  if (/pg_hba\.conf/.test(message)) return "no entry"
  if (/server does not support SSL/.test(message)) return "no TLS"
  if (/^timeout ex|connection timeout/.test(message)) return "ETIMEDOUT"
  if (/permission denied/.test(message)) return "42501"
  return /password must be a string/.test(message) ? "no password" : ""
}

const OLDEST_POSTGRES = 15

/** Undefined where the server will do. */
export const unfitDatabase = ({ version, encoding }: { version: number; encoding: string }) => {
  if (version < OLDEST_POSTGRES * 10_000) {
    const found = `this is PostgreSQL ${Math.floor(version / 10_000)}; it takes ${OLDEST_POSTGRES} or newer.`
    return settingFault("DATABASE_URL", found, "Name a newer one, or leave it out: then the embedded one is used.")
  }
  if (encoding === "UTF8") return undefined
  const way = "Make one with: create database sthapati template template0 encoding 'UTF8'"
  return settingFault("DATABASE_URL", `the database holds texts as ${encoding}, which lacks letters we need.`, way)
}

export const listenFault = (error: unknown, { host, port }: { host: string; port: number }): unknown => {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return settingFault(
        "PORT",
        `another program already listens on ${host}:${port}.`,
        "Stop it, or choose another one.",
      )
    case "EACCES":
      return settingFault("PORT", `this user may not listen on ${port}.`, "Choose one from 1024 on.")
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EADDRNOTAVAIL":
      return settingFault(
        "HOST",
        `${host} is no address of this machine.`,
        "Use 127.0.0.1 (for this machine alone) or 0.0.0.0 (for all that reach it).",
      )
  }
  return error
}

const ownFolder = "Start as the user who owns it, or set DATA_DIR to a folder of your own."

/** Of whatever is done in the folder. */
export const dataFolderFault = (error: unknown, dataDir: string): unknown => {
  switch (codeOf(error)) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return settingFault("DATA_DIR", `this user cannot write to ${dataDir} (${messageOf(error)}).`, ownFolder)
    case "ENOSPC":
      return settingFault("DATA_DIR", `the disk of ${dataDir} is full.`, "Make room, or set DATA_DIR to another disk.")
  }
  return error
}

/** Of making the folder itself: anywhere else these codes speak of another file. */
export const noFolderFault = (error: unknown, dataDir: string): unknown =>
  ["ENOTDIR", "EEXIST", "ENOENT", "ENAMETOOLONG"].includes(codeOf(error))
    ? settingFault("DATA_DIR", `${dataDir} cannot be a folder (${messageOf(error)}).`, ownFolder)
    : error

/** What is short would be guessed, and whoever guesses it signs in as anybody. */
export const cutSecretFault = (file: string) =>
  settingFault(
    "APP_SECRET",
    `the file ${file} that holds it is empty or cut short.`,
    "Delete the file (the next start makes a new one, and everybody signs in anew), or set APP_SECRET.",
  )

const settingFault = (variable: string, fault: string, way: string) => new Error(`${variable}: ${fault}\n${way}`)
