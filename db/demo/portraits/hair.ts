import { mensHair } from "./hair-men.ts"
import type { Hair } from "./hair-shapes.ts"
import { womensHair } from "./hair-women.ts"
import type { Looks } from "./looks.ts"

const styles = { ...womensHair, ...mensHair }

export const hairOf = (looks: Looks): Hair => styles[looks.known.hair](looks)
