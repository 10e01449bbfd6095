import { z } from "zod"

/** An id in a body or query. One that is malformed answers as an unknown one does; longer than an address takes it is refused. */
export const anyId = z.string().max(300)
