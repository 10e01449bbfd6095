/** What a page hands to the script that starts its application (hydrate.script.ts): addresses of files. */
export interface AppFiles {
  manifest: string
  entry: string
  /** By the route's id. */
  routes: Record<string, string>
  /** What entry and routes are made of, asked for together with them. */
  parts: string[]
  /** The server sends no first screen: the application draws it. */
  isFirstScreen: boolean
}

/** Fired on window once the application hears clicks. */
export const HYDRATED_EVENT = "sthapati:hydrated"
