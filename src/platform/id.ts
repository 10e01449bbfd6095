import { v7 } from "uuid"

/** Ids are opaque to everybody but the index: version 7, so that new rows land at its end. */
export const newId = () => v7()
