import type { Actor } from "../actor.ts"
import type { Db } from "../database/database.server.ts"
import type { Recipe } from "./picture-order.ts"
import type { PurposeName } from "./purposes.ts"

/** What a slice says of the files that hang on its rows, in its x.slice.server.ts. */
export interface FilePurpose {
  name: PurposeName
  /** Made when one arrives: what is served, or a source to be cropped later. */
  arrival: Recipe
  /** Everybody who has the address, or those who may see what the file hangs on. */
  seenBy: "everyone" | ((db: Db, actor: Actor, fileId: string) => Promise<boolean>)
}
