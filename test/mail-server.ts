/** A mail server that does to each mail what a test wants, by the receiver's name: nobody@, busy@, silent@. */
import { SMTPServer } from "smtp-server"

export interface TestMailServer {
  url: string
  /** Mails it has said yes to, as they came. */
  taken: string[]
  /** Connections that have greeted it. */
  greeted: () => number
  /** So many mails are put off at the end, "Try later". */
  refuseNext: (mails: number) => void
  close: () => Promise<void>
}

export const startMailServer = async (port = 0): Promise<TestMailServer> => {
  const taken: string[] = []
  let refusals = 0
  let greeted = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 10,
    onConnect: (_session, done) => {
      greeted += 1
      done()
    },
    onRcptTo: ({ address }, _session, done) => {
      const code = Object.entries({ nobody: 550, busy: 450 }).find(([name]) => address.startsWith(name))?.[1]
      done(code ? Object.assign(new Error(`<${address}>: not now or never`), { responseCode: code }) : null)
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on("data", (part: Buffer) => parts.push(part))
      stream.on("end", () => {
        if (envelope.rcptTo[0]?.address.startsWith("silent")) return
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error("Try later"), { responseCode: 451 }))
        }
        taken.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  // Whoever hangs up in the middle of a sentence.
  server.on("error", () => undefined)
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
    taken,
    greeted: () => greeted,
    refuseNext: (mails) => {
      refusals = mails
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
