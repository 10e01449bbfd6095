// A person's portrait: cut out of a picture they have brought, shown wherever their initials are.

import { claimFile, endFilesOf, endHiddenFilesOf, releaseFile } from "../../files/file.server.ts"
import { cropFile } from "../../files/file-arrival.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Crop } from "../../platform/files/crop.schema.ts"
import type { FilePurpose } from "../../platform/files/file-store.server.ts"
import { SOURCE } from "../../platform/files/purposes.ts"
import { setPortrait } from "./portrait.queries.server.ts"
import { portraitOf, portraitSizes } from "./portrait.schema.ts"

/** Whom one may see, one sees with their portrait; its address cannot be guessed. */
export const portraits: FilePurpose = {
  name: "portrait",
  arrival: { shape: "whole", sizes: { [SOURCE]: 1600 } },
  seenBy: "everyone",
}

const sides = Object.fromEntries(Object.values(portraitSizes).map((name) => [name, Number(name)]))

interface PortraitInput {
  file_id: string
  crop?: Crop | undefined
}

/** Before the transaction: decoding takes its time. What is made and not used goes by itself. */
export const makePortrait = ({ file_id, crop }: PortraitInput, ctx: Ctx<"signed_in">) =>
  cropFile(ctx, { file_id, crop, purpose: "portrait", recipe: { shape: "square", sizes: sides } })

export const changePortrait = async ({ db, actor, clock }: Ctx<"signed_in">, made: string) => {
  // The account first and its files after it, here as below: of two at once one waits, and not each for the other.
  const before = await setPortrait(db, actor.account_id, made, clock())
  await claimFile(db, { account_id: actor.account_id, id: made, purpose: "portrait" }, clock())
  if (before) await releaseFile(db, before, "replaced", clock())
  await endHiddenFilesOf(db, actor.account_id, "portrait", clock())
  return { portrait: portraitOf(made)! }
}

/** With those of before, which would be seen for the rest of their day. */
export const removePortrait = async ({ db, actor, clock }: Ctx<"signed_in">) => {
  await setPortrait(db, actor.account_id, null, clock())
  await endFilesOf(db, actor.account_id, clock(), "portrait")
  return { portrait: null }
}
