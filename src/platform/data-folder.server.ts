import { mkdirSync, realpathSync } from "node:fs"
import { dataFolderFault, noFolderFault } from "./start-faults.server.ts"

/** Makes the data folder where it is not there yet. @returns its real path */
export const makeDataFolder = (dataDir: string): string => {
  try {
    mkdirSync(dataDir, { recursive: true })
    return realpathSync(dataDir)
  } catch (error) {
    throw noFolderFault(dataFolderFault(error, dataDir), dataDir)
  }
}
