import { brand } from "../../brand.ts"

/** Around every long text. */
export default {
  contents: "Contents",
  version: (version: string, day: string) => `Version ${version}, in force since ${day}.`,
  /** On the picture that messengers show. */
  cardLine: `${brand.name}, in plain English`,
}
