/** A table on its way: looked at, and then imported. It stays with the browser between the two. */
import { ApiFailure, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { tableImportTexts } from "./texts.ts"

export type Looked<Preview> = { preview: Preview } | { failure: string }

export const looked = async <Preview>(looking: Promise<Preview>, signal: AbortSignal): Promise<Looked<Preview>> => {
  try {
    return { preview: await looking }
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(tableImportTexts).failed) }
  }
}

/** `isOutdated`: what there is has changed since it was looked at. */
export type Imported = { message: string } | { failure: string; isOutdated: boolean }

export const imported = async (importing: Promise<{ message: string }>, signal: AbortSignal): Promise<Imported> => {
  try {
    return { message: (await importing).message }
  } catch (error) {
    if (signal.aborted) throw error
    const isOutdated = error instanceof ApiFailure && error.code === "conflict"
    return { failure: failureMessage(error, textsHere(tableImportTexts).importFailed), isOutdated }
  }
}
