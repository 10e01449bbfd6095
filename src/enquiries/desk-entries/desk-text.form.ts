/** What the forms with one text have in common. */
import { z } from "zod"
import type { FormTexts } from "../../platform/form/form.ts"
import { lines } from "../../platform/visible-text.schema.ts"
import { MAX_ENTRY_TEXT } from "./desk-entry.schema.ts"

export const deskTextFields = z.object({ id: z.string(), version: z.string(), text: lines(MAX_ENTRY_TEXT) })
export type DeskTextForm = z.output<typeof deskTextFields>
export type DeskTexts = FormTexts
