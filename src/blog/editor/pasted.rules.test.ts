import { expect, test } from "vitest"
import { looksLikeMarkdown } from "./pasted.rules.ts"

test.each([
  "# What it costs",
  "Some words\n\n- one\n- two",
  "1. one\n2. two",
  "> quoted",
  "```\ncode\n```",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "It is **dear**.",
  "See [the rules](https://pmc.gov.in)",
])("%j is Markdown", (text) => expect(looksLikeMarkdown(text)).toBe(true))

test.each(["Plain words.", "5 * 3 * 2", "#kitchen", "- a dash at the beginning", "मराठी मजकूर", "a_b_c", ""])(
  "%j is not",
  (text) => expect(looksLikeMarkdown(text)).toBe(false),
)
