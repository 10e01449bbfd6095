import { z } from "zod"
import { visibleLine, visibleText } from "./visible-text.rules.ts"

// Texts that people write to each other. Too long is refused, never cut: no character of several code points is cut in two.

/** It may be empty, as `anyLines` may. */
export const anyLine = (max: number) => z.string().overwrite(visibleLine).trim().max(max)
export const line = (max: number) => anyLine(max).min(1)
export const anyLines = (max: number) => z.string().overwrite(visibleText).trim().max(max)
export const lines = (max: number) => anyLines(max).min(1)
