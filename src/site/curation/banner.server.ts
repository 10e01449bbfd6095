// The banner as pages show it.
import { type FrameRowsQuery, frameRows } from "../../platform/database/frame-rows.server.ts"
import { bannerStateAt, type ShownBanner } from "./banner.rules.ts"
import { findBanner } from "./curation.queries.server.ts"

const knownBanner = frameRows(findBanner)

export const currentBanner = async ({
  clock,
  ...asked
}: FrameRowsQuery & { clock: () => Date }): Promise<ShownBanner | null> => {
  const banner = await knownBanner(asked)
  if (!banner || bannerStateAt(banner, clock()) !== "shown") return null
  const { text, level } = banner
  return { text, level }
}
