/** A line to a server that a chance cuts: before anything, within what is asked, or within what is answered. */

import type { AddressInfo } from "node:net"
import { connect as connectTo, createServer, type Socket } from "node:net"

type Cut = "none" | "at once" | "asking" | "answering" | "answered"
const cuts: readonly Cut[] = ["at once", "asking", "answering", "answered"]

interface CuttingLine {
  url: string
  /** Cut so far, by where. */
  cuts: Record<Cut, number>
  close: () => Promise<void>
}

/** @param share of connections that are cut */
export const openCuttingLine = async (port: number, chance: () => number, share: number): Promise<CuttingLine> => {
  const counted: Record<Cut, number> = { none: 0, "at once": 0, asking: 0, answering: 0, answered: 0 }
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const cut = chance() < share ? cuts[Math.floor(chance() * cuts.length)]! : "none"
    counted[cut] += 1
    const site = connectTo(port, "127.0.0.1")
    for (const end of [client, site]) {
      open.add(end)
      end.on("error", () => {}).on("close", () => open.delete(end))
    }
    const breakOff = () => {
      client.destroy()
      site.destroy()
    }
    if (cut === "at once") return breakOff()
    client.on("data", (bytes: Buffer) => {
      if (cut !== "asking") return void site.write(bytes)
      site.write(bytes.subarray(0, Math.floor(bytes.length * chance())))
      breakOff()
    })
    site.on("data", (bytes: Buffer) => {
      // The server has done it, and its client does not learn of it.
      if (cut === "answered") return breakOff()
      if (cut === "answering") client.write(bytes.subarray(0, Math.floor(bytes.length / 2)), breakOff)
      else client.write(bytes)
    })
    client.on("close", () => site.destroy())
    site.on("close", () => client.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: counted,
    close: async () => {
      for (const end of open) end.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
