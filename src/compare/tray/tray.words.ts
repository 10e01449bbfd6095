import { inLanguages } from "../../platform/words/language.ts"
import en from "./tray.words.en.ts"

export const trayWords = inLanguages({ en })
