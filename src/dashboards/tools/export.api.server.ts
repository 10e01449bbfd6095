// The door of what a professional takes along.
import { serveFile } from "../../platform/api/serve-file.server.ts"
import { bookingsFile, reviewsFile } from "./export.contract.ts"
import { TOOLS_PAGE } from "./export.rules.ts"
import { exportBookings, exportReviews } from "./export.server.ts"

export const exportApi = [
  serveFile(bookingsFile, exportBookings, { page: TOOLS_PAGE }),
  serveFile(reviewsFile, exportReviews, { page: TOOLS_PAGE }),
]
