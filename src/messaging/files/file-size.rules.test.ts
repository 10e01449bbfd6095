import { expect, test } from "vitest"
import { fileSize } from "./file-size.rules.ts"

test("sizes of files as people say them", () => {
  const t = { kilobytes: (count: number) => `${count} KB`, megabytes: (count: string) => `${count} MB` }
  expect([10, 84_000, 1_258_291, 5 * 1024 * 1024].map((bytes) => fileSize(bytes, t))).toEqual([
    ...["1 KB", "82 KB", "1.2 MB", "5 MB"],
  ])
})
