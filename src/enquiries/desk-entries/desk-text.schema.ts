import { z } from "zod"
import { lines } from "../../platform/visible-text.schema.ts"
import { MAX_ENTRY_TEXT } from "./desk-entry.schema.ts"

/** What the forms with one text have in common. */
export const deskTextFields = z.object({ id: z.string(), version: z.string(), text: lines(MAX_ENTRY_TEXT) })
export type DeskTextForm = z.output<typeof deskTextFields>
