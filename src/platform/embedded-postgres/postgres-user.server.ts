/** The system user PostgreSQL runs as when we are root: `postgres`, made where it is missing. */
import { spawnSync } from "node:child_process"
import { statSync } from "node:fs"

export type PostgresUser = { uid: number; gid: number }

const NAME = "postgres"
const makers: [string, string[]][] = [
  ["useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", NAME]],
  // BusyBox has adduser only.
  ["adduser", ["-S", "-D", "-H", "-s", "/bin/false", NAME]],
]

export function findPostgresUser(): PostgresUser {
  const found = lookUp()
  if (found) return found
  for (const [command, args] of makers) {
    spawnSync(command, args, { stdio: "ignore" })
    const made = lookUp()
    if (made) return made
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the system user "${NAME}" could not be made. ` +
      "Start as an ordinary user, make that user, or set DATABASE_URL.",
  )
}

function lookUp(): PostgresUser | undefined {
  const id = (flag: string) => Number.parseInt(spawnSync("id", [flag, NAME], { encoding: "utf8" }).stdout, 10)
  const user = { uid: id("-u"), gid: id("-g") }
  return user.uid > 0 && user.gid > 0 ? user : undefined
}

/** A database made by an ordinary user goes on under that user when root starts it. */
export function ownerOf(folder: string): PostgresUser | undefined {
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid }
}
