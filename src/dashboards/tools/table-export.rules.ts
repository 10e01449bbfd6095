/** In one file: what a browser saves and a spreadsheet opens without waiting. */
export const MAX_ROWS = 5000

/** Where each stands; whoever has to sign in first comes back to the page. */
export const bookingsAddress = (id: string) => `/api/provider/${id}/bookings/csv`
export const reviewsAddress = (id: string) => `/api/provider/${id}/reviews/csv`
export const TOOLS_PAGE = "/provider/tools"
