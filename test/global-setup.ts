import type { TestProject } from "vitest/node"
import { startTestServer, type TestServer } from "./test-server.ts"

declare module "vitest" {
  interface ProvidedContext {
    postgres: TestServer
  }
}

/** One server for the whole run; returns what ends it. */
export default async function setup(project: TestProject) {
  const { server, stop } = await startTestServer()
  project.provide("postgres", server)
  return stop
}
